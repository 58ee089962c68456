import { file, type HostileFile, SCRIPT } from './hostile-file.ts';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">';
const svg = (content: string, open = OPEN) => `${open}${content}</svg>`;
const uses = (levels: number, times: number) =>
  Array.from(
    { length: levels },
    (_, level) => `<g id="a${level}">${`<use href="#a${level + 1}"/>`.repeat(times)}</g>`,
  ).join('');
const EVIL = 'https://evil.example/x';

const drawings: Record<string, string> = {
  'a script': svg(SCRIPT),
  'a script of SVG by address': svg(`<script xlink:href="${EVIL}.js"/>`),
  'a script with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>window.hostile=1</s:script></s:svg>`,
  'a script in a link': svg('<a href="javascript:window.hostile=1"><rect width="9" height="9"/></a>'),
  'a script in a link of XLink': svg('<a xlink:href="javascript:window.hostile=1"><text y="9">go</text></a>'),
  'a script as a data address': svg('<use href="data:image/svg+xml,<svg id=x onload=window.hostile=1>#x"/>'),
  'a handler on the root': svg('', OPEN.replace('<svg', '<svg onload="window.hostile=1"')),
  'a handler in capitals': svg('<rect ONCLICK="window.hostile=1" width="9" height="9"/>'),
  'a handler of an animation': svg('<rect><animate onbegin="window.hostile=1" attributeName="x" dur="1s"/></rect>'),
  'an animation of an address': svg(
    `<a><animate attributeName="href" to="javascript:window.hostile=1"/><text>go</text></a>`,
  ),
  'a set of a handler': svg('<rect><set attributeName="onmouseover" to="window.hostile=1"/></rect>'),
  'a handler element': svg(
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">window.hostile=1</handler>',
  ),
  'a foreign object': svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`),
  'a foreign frame': svg(
    `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:1"/></foreignObject>`,
  ),
  'an element of HTML': svg(`<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="window.hostile=1"/>`),
  'an HTML script in its own namespace': svg(`<script xmlns="http://www.w3.org/1999/xhtml">window.hostile=1</script>`),
  'a picture elsewhere': svg(`<image href="${EVIL}.png" width="9" height="9"/>`),
  'a part elsewhere': svg(`<use href="${EVIL}.svg#a"/>`),
  'a fill elsewhere': svg(`<rect fill="url(${EVIL}#a)" width="9" height="9"/>`),
  'a fill elsewhere in a style': svg(`<rect style="fill:url(${EVIL}#a)"/>`),
  'a filter': svg(`<filter id="f"><feImage href="${EVIL}"/></filter><rect filter="url(#f)"/>`),
  'a style sheet that imports': svg(`<style>@import url(${EVIL});</style>`),
  'a style sheet that imports with a string': svg(`<style>@import "${EVIL}";</style>`),
  'a font elsewhere': svg(`<style>@font-face{font-family:a;src:url(${EVIL})}</style>`),
  'an escaped address in a style': svg(`<style>rect{fill:u\\72l(${EVIL})}</style>`),
  'a commented address in a style': svg(`<style>rect{fill:ur/**/l(${EVIL});mask:url(/**/${EVIL})}</style>`),
  'a style in pieces': svg(`<style>@im<g/>port url(${EVIL});re<g/>ct{fill:u<g/>rl(${EVIL})}</style>`),
  'a style that breaks out': svg(`<style>&lt;/style>&lt;script>window.hostile=1&lt;/script></style>`),
  'a style in CDATA that breaks out': svg(`<style><![CDATA[</style>${SCRIPT}]]></style>`),
  'a title that breaks out': svg(`<title><![CDATA[</title>${SCRIPT}]]></title>`),
  'an attribute that breaks out': svg(`<rect id="&quot;&gt;&lt;script&gt;window.hostile=1&lt;/script&gt;"/>`),
  'a style sheet by instruction': `<?xml-stylesheet href="${EVIL}.css"?>${svg('')}`,
  'a transformation by instruction': `<?xml-stylesheet type="text/xsl" href="${EVIL}.xsl"?>${svg('')}`,
  'a base': svg(
    '<rect xml:base="https://evil.example/"/>',
    OPEN.replace('<svg', '<svg xml:base="https://evil.example/"'),
  ),
  entities: `<!DOCTYPE svg [<!ENTITY a "window.hostile=1">]>${svg('<text>&a;</text>')}`,
  'entities that grow': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;&b;&b;</text>')}`,
  'a file of the server': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
  'a definition elsewhere': `<!DOCTYPE svg SYSTEM "${EVIL}.dtd">${svg('')}`,
  'parts that use one another': svg(`${uses(9, 10)}<rect id="a9"/>`),
  'parts that use themselves': svg('<g id="a"><use href="#a"/></g>'),
  'fills that use one another': svg(
    Array.from(
      { length: 9 },
      (_, level) => `<pattern id="p${level}">${`<rect fill="url(#p${level + 1})"/>`.repeat(10)}</pattern>`,
    ).join(''),
  ),
  'fills that use one another by class': svg(
    `<style>${Array.from({ length: 9 }, (_, level) => `.c${level}{fill:url(#p${level})}`).join('')}</style>` +
      Array.from(
        { length: 9 },
        (_, level) => `<pattern id="p${level}">${`<rect class="c${level + 1}"/>`.repeat(10)}</pattern>`,
      ).join(''),
  ),
  'many elements': svg('<g/>'.repeat(100_000)),
  'deep elements': svg(`${'<g>'.repeat(5_000)}${'</g>'.repeat(5_000)}`),
  'a long path': svg(`<path d="${'M0 0h9'.repeat(100_000)}"/>`),
  'no end': `${OPEN}<g>`,
  'another root': `<svg:html xmlns:svg="http://www.w3.org/1999/xhtml">${SCRIPT}</svg:html>`,
  'no namespace': `<svg>${SCRIPT}</svg>`,
  'the namespace of HTML': `<svg xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</svg>`,
  'noise behind its end': `${svg('')}${SCRIPT}`,
  'bytes that are no text': svg('\u00ff\u00fe\u0080'),
  'UTF-7': svg('+ADw-script+AD4-window.hostile=1+ADw-/script+AD4-'),
};

/** Drawings, at least 50. */
export const hostileDrawings: HostileFile[] = Object.entries(drawings).map(([harm, text]) => file(harm, text, 'a.svg'));
