extension ReportPage {
  /// The page's style: two columns, one on a phone; light or dark as the reader's system is.
  static let style: StaticString = """
    :root{--ground:#f4f5f7;--card:#fff;--ink:#1b1f24;--faint:#5b6470;--line:#d9dde3;--link:#0a58ca;
    --fault:#b3261e;--risk:#8a5a00;--hint:#3d5a80;--chosen:#dbe8ff}
    @media(prefers-color-scheme:dark){:root{--ground:#101317;--card:#191e24;--ink:#e6e9ed;--faint:#9aa5b1;
    --line:#2e353d;--link:#8ab4f8;--fault:#ff8a80;--risk:#f0b95a;--hint:#9dbbe0;--chosen:#24364f}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
    body>header,main,footer{max-width:1180px;margin:0 auto;padding:0 20px}
    h1{font-size:1.5rem;margin:20px 0 0}
    h2{font-size:1rem;margin:28px 0 8px;overflow-wrap:anywhere}
    h3{font-size:1.05rem;margin:0;overflow-wrap:anywhere}
    a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px}
    .skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--card);padding:8px}
    body>header p{margin:4px 0 14px;color:var(--faint)}
    form{display:block}.search{display:none}.js .search{display:block}
    .search{margin-bottom:12px;color:var(--faint)}
    input[type=search]{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);
    border-radius:8px;padding:8px 12px;width:min(100%,420px);display:block;margin-top:4px}
    fieldset{border:0;padding:0;margin:0 0 6px;display:flex;flex-wrap:wrap;gap:6px}
    legend{color:var(--faint);padding:0 0 4px}
    fieldset label{background:var(--card);border:1px solid var(--line);border-radius:999px;padding:5px 12px;
    font-size:.9rem;cursor:pointer}
    fieldset label:has(:checked){background:var(--chosen);border-color:var(--link)}
    fieldset label:has(:focus-visible){outline:2px solid var(--link);outline-offset:1px}
    fieldset input{position:absolute;opacity:0}
    small,output{color:var(--faint)}
    article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:14px 16px;margin:0 0 12px;
    display:grid;grid-template-columns:minmax(0,384px) minmax(0,1fr);gap:4px 20px;
    content-visibility:auto;contain-intrinsic-size:auto 300px;scroll-margin-top:12px}
    article:target{border-color:var(--link);box-shadow:0 0 0 2px var(--link)}
    article>header{grid-column:1/-1}
    article>header p{margin:2px 0 8px;color:var(--faint);font-size:.9rem;overflow-wrap:anywhere}
    article>div{grid-column:1/-1}article>figure+div{grid-column:2}
    figure{margin:0;align-self:start;padding:10px;border:1px solid var(--line);border-radius:8px;overflow:auto}
    figure svg{display:block;max-width:100%;height:auto;margin:0 auto}
    code{font:.9em ui-monospace,monospace}
    ul{list-style:none;margin:0 0 10px;padding:0}
    li{padding:6px 0 6px 12px;border-left:3px solid var(--line);margin-bottom:6px;overflow-wrap:anywhere}
    li i{display:block;font-style:normal;color:var(--faint)}
    li.fault{border-color:var(--fault)}li.risk{border-color:var(--risk)}li.hint{border-color:var(--hint)}
    li.fault b{color:var(--fault)}li.risk b{color:var(--risk)}li.hint b{color:var(--hint)}
    .reason{color:var(--faint);margin:0 0 10px;overflow-wrap:anywhere}
    dl{margin:0;font-size:.9rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:2px 18px}
    dl div{display:flex;gap:8px;align-items:baseline}
    dt{color:var(--faint);flex:none}
    dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
    .none{color:var(--faint)}
    [hidden]{display:none!important}
    footer{padding-bottom:40px}summary{cursor:pointer;padding:4px 0}footer p{color:var(--faint);margin:4px 0 8px 18px}
    @media(max-width:760px){body>header,main,footer{padding:0 12px}article{display:block;padding:12px}
    figure{margin-bottom:10px}dl{grid-template-columns:1fr}}
    @media print{article{content-visibility:visible;break-inside:avoid}form{display:none}}

    """
}
