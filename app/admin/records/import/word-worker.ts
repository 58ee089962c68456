import { convertToHtml, images } from 'mammoth/mammoth.browser.min.js';
import { judgeArchive } from './archive-limits.ts';

/** What is in a document. The `src` of a picture is its place in `pictures`. */
export interface Converted {
  html: string;
  /** Each of them once, however often it is shown. */
  pictures: Blob[];
  /** How many more are shown: by their address alone, or more than may be. */
  leftOut: { linked: number; excess: number };
}

export type Conversion = { document: Converted } | { refused: 'too large' | 'no document' };

type ShownPicture = Parameters<Parameters<typeof images.imgElement>[0]>[0];

const MOST_PICTURES = 100;
/** In bytes: what is shown many times is unpacked as often. */
const MOST_READ = 200 * 2 ** 20;
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", 'u => u'];

// A worker can be ended whatever it is doing, and the page goes on meanwhile.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void convert(data).then((conversion) => postMessage(conversion));
});

async function convert(file: ArrayBuffer): Promise<Conversion> {
  const verdict = await judgeArchive(file);
  if (verdict !== 'fits') return { refused: verdict === 'too large' ? verdict : 'no document' };
  const pictures: { bytes: Uint8Array; type: string }[] = [];
  const leftOut = { linked: 0, excess: 0 };
  let left = MOST_READ;

  async function keep(image: ShownPicture): Promise<string> {
    if (left <= 0) return leave('excess');
    // Mammoth opens no address.
    const buffer = await image.readAsArrayBuffer().catch(() => null);
    if (buffer === null) return leave('linked');
    const bytes = new Uint8Array(buffer);
    left -= bytes.length;
    const known = pictures.findIndex((picture) => isSame(picture.bytes, bytes));
    if (known >= 0) return String(known);
    if (pictures.length === MOST_PICTURES) return leave('excess');
    return String(pictures.push({ bytes, type: image.contentType }) - 1);
  }

  function leave(reason: keyof typeof leftOut) {
    leftOut[reason] += 1;
    return '';
  }

  try {
    const convertImage = images.imgElement(async (image) => ({ src: await keep(image) }));
    const { value } = await convertToHtml({ arrayBuffer: file }, { convertImage, styleMap: STYLES });
    const blobs = pictures.map(({ bytes, type }) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
    return { document: { html: value, pictures: blobs, leftOut } };
  } catch {
    return { refused: 'no document' };
  }
}

function isSame(a: Uint8Array, b: Uint8Array) {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
