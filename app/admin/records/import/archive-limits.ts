/** In bytes; `text` is what the parts that are no pictures have together, unpacked. No text of a record could hold more. */
const limits = { file: 50 * 2 ** 20, parts: 2_000, text: 10 * 2 ** 20, unpacked: 200 * 2 ** 20 };

// APPNOTE.TXT 4.3: what a zip archive is made of.
const END = { signature: 0x06054b50, length: 22, longestComment: 0xffff };
const ENTRY = { signature: 0x02014b50, length: 46 };
const HEADER = { signature: 0x04034b50, length: 30 };
const STORED = 0;

/** Says what a zip archive is, without unpacking more of it than may be: a few kilobytes can hold gigabytes. */
export async function judgeArchive(file: ArrayBuffer): Promise<'fits' | 'too large' | 'no archive'> {
  if (file.byteLength > limits.file) return 'too large';
  const left = { text: limits.text, unpacked: limits.unpacked };
  try {
    const entries = entriesOf(new DataView(file));
    if (entries.length > limits.parts) return 'too large';
    for (const { name, method, start, length } of entries) {
      const isText = /\.(xml|rels)$/i.test(name);
      const most = isText ? Math.min(left.text, left.unpacked) : left.unpacked;
      const size = method === STORED ? length : await unpackedSize(new Uint8Array(file, start, length), most);
      if (size > most) return 'too large';
      left.unpacked -= size;
      if (isText) left.text -= size;
    }
    return 'fits';
  } catch {
    return 'no archive'; // It ends too early, or cannot be unpacked.
  }
}

function entriesOf(view: DataView) {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    expectSignature(view, offset, ENTRY.signature);
    const nameLength = view.getUint16(offset + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, offset + ENTRY.length, nameLength));
    const header = view.getUint32(offset + 42, true);
    expectSignature(view, header, HEADER.signature);
    const start = header + HEADER.length + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const entry = { name, method: view.getUint16(offset + 10, true), start, length: view.getUint32(offset + 20, true) };
    offset += ENTRY.length + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    return entry;
  });
}

/** Finds the end of the directory, before a comment. */
function endOf(view: DataView): number {
  const last = view.byteLength - END.length;
  for (let offset = last; offset >= Math.max(0, last - END.longestComment); offset -= 1)
    if (view.getUint32(offset, true) === END.signature) return offset;
  throw new Error('There is no directory.');
}

function expectSignature(view: DataView, offset: number, signature: number) {
  if (view.getUint32(offset, true) !== signature) throw new Error('The directory is damaged.');
}

/** Counts the bytes that some would be unpacked, up to the first part of them that exceeds a limit. */
async function unpackedSize(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.byteLength;
    if (size <= most) continue;
    await reader.cancel();
    return size;
  }
}
