/* Swift has nothing that runs when a program starts; C has. */
void keycap_headless_rendering_start(void);

__attribute__((constructor)) static void start(void) { keycap_headless_rendering_start(); }
