import { crc32, deflateRawSync } from 'node:zlib';

const HEADER = 30; // bytes
const ENTRY = 46; // bytes
const END = 22; // bytes
const DEFLATE = 8;

/**
 * Returns a Word document with a body, given as WordprocessingML, one picture, which the body may embed, and footnotes, to which
 * it may refer.
 */
export function wordDocument(body: string, picture: Buffer, footnotes: string[] = []): Buffer {
  return zip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Default Extension="png" ContentType="image/png"/>
      <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
      <Override PartName="/word/footnotes.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml"/>
      <Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
    '_rels/.rels': relationships({ document: ['officeDocument', 'word/document.xml'] }),
    'word/_rels/document.xml.rels': relationships({
      picture: ['image', 'media/picture.png'],
      linked: ['image', 'https://example.com/picture.png" TargetMode="External'],
      styles: ['styles', 'styles.xml'],
      footnotes: ['footnotes', 'footnotes.xml'],
    }),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
      xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
      xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
      xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
      xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
      ${['Title', 'heading 1', 'heading 2'].map(style).join('')}</w:styles>`,
    'word/footnotes.xml': `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
      ${footnotes.map((text, index) => `<w:footnote w:id="${index + 1}">${paragraph(run(text))}</w:footnote>`).join('')}</w:footnotes>`,
    'word/media/picture.png': picture,
  });
}

/** Returns a paragraph, of a style where one is given. */
export function paragraph(inside: string, styleName?: string): string {
  const properties = styleName ? `<w:pPr><w:pStyle w:val="${idOf(styleName)}"/></w:pPr>` : '';
  return `<w:p>${properties}${inside}</w:p>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** Returns a run that refers to a footnote, the first of which is 1. */
export function footnoteRun(number: number): string {
  return `<w:r><w:footnoteReference w:id="${number}"/></w:r>`;
}

/** Returns a run that shows the picture of the document, or one that is only linked. */
export function pictureRun(alt: string, source: 'embed="picture"' | 'link="linked"' = 'embed="picture"'): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture" descr="${alt}"/><a:graphic><a:graphicData>
    <pic:pic><pic:blipFill><a:blip r:${source}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

function style(name: string) {
  return `<w:style w:type="paragraph" w:styleId="${idOf(name)}"><w:name w:val="${name}"/></w:style>`;
}

function idOf(name: string) {
  return name.replace(' ', '');
}

function relationships(targets: Record<string, [type: string, target: string]>) {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
  const entries = Object.entries(targets).map(
    ([id, [name, target]]) => `<Relationship Id="${id}" Type="${type}${name}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

/** Packs files (APPNOTE.TXT 4.3). */
function zip(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content as string);
    const packed = deflateRawSync(data);
    const header = Buffer.alloc(HEADER);
    header.writeUInt32LE(0x04034b50, 0);
    describe(header.subarray(4), { name, data, packed });
    const entry = Buffer.alloc(ENTRY);
    entry.writeUInt32LE(0x02014b50, 0);
    describe(entry.subarray(6), { name, data, packed });
    entry.writeUInt32LE(offset, 42);
    parts.push(header, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    offset += HEADER + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(END);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** Writes what the header of a file and its entry in the directory have in common. */
function describe(into: Buffer, { name, data, packed }: { name: string; data: Buffer; packed: Buffer }) {
  into.writeUInt16LE(20, 0);
  into.writeUInt16LE(DEFLATE, 4);
  into.writeUInt32LE(crc32(data), 10);
  into.writeUInt32LE(packed.length, 14);
  into.writeUInt32LE(data.length, 18);
  into.writeUInt16LE(name.length, 22);
}
