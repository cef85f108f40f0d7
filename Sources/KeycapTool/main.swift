import KeycapCLI
