extension ReportPage {
  /// The page's only script: it searches, and makes way for an address that leads to a hidden button.
  ///
  /// The page's policy lets no other script run; the hash is the text's SHA-256, which a test recomputes.
  static let script: (text: StaticString, hash: String) = (
    """
    'use strict';
    const root=document.documentElement,search=document.getElementById('search'),count=document.getElementById('count');
    const articles=[...document.querySelectorAll('article')];
    let texts;
    root.classList.add('js');
    function choice(){return document.querySelector('[name=only]:checked').id.slice(5)}
    function show(){
      const words=search.value.toLowerCase().split(/\\s+/).filter(Boolean),only=choice();
      if(words.length)texts??=articles.map(a=>(a.id+' '+a.textContent).toLowerCase());
      let shown=0;
      articles.forEach((a,i)=>{
        a.hidden=!words.every(w=>texts[i].includes(w));
        if(!a.hidden&&(only==='all'||a.classList.contains(only)))shown++;
      });
      for(const s of document.querySelectorAll('section'))s.hidden=!s.querySelector('article:not([hidden])');
      document.querySelector('.none').hidden=shown>0;
      count.textContent=shown===1?'1 button':shown+' buttons';
    }
    function reveal(){
      const a=document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if(!a||a.tagName!=='ARTICLE')return;
      if(a.hidden||!a.checkVisibility()){
        search.value='';
        document.getElementById('only-all').checked=true;
        show();
      }
      a.scrollIntoView();
    }
    search.addEventListener('input',show);
    document.querySelector('form').addEventListener('change',show);
    document.querySelector('form').addEventListener('submit',e=>e.preventDefault());
    document.addEventListener('keydown',e=>{
      if(e.key==='/'&&document.activeElement!==search){e.preventDefault();search.focus()}
    });
    addEventListener('hashchange',reveal);
    show();
    reveal();

    """, "sha256-KlLpsJNVAHy2k1/bGto5LVHhaqfY+cd/p826DhwlIKc="
  )
}
