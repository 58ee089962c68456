import { createFootnotes } from '../inputs/rich-text/paste/footnotes.ts';
import { altOf } from '../inputs/rich-text/paste/pictures.ts';
import { uploadImage } from '../inputs/upload.ts';
import type { Conversion, Converted } from './word-worker.ts';

/** A document as a draft holds it. */
export interface ImportedDocument {
  title: string;
  html: string;
  /** Says which of its pictures its draft lacks; empty if it has all. */
  leftOut: string;
}

interface Import {
  /** Of the library, where its pictures are kept. */
  area: string;
  /** Says how far it is. */
  show: (step: string) => void;
  signal: AbortSignal;
}

/**
 * Reads a Word document. Its title is the first heading, where the text begins with one, or the name of the file. Throws the
 * signal's reason once it is aborted.
 */
export async function readWordDocument(
  file: File,
  { area, show, signal }: Import,
): Promise<{ document: ImportedDocument } | Extract<Conversion, { refused: string }>> {
  const conversion = await convert(file, signal);
  if ('refused' in conversion) return conversion;
  const { html, pictures, leftOut } = conversion.document;
  const paths: (string | null)[] = [];
  for (const [index, picture] of pictures.entries()) {
    show(`Uploading picture ${index + 1} of “${file.name}”. Its draft opens when it is ready.`);
    paths.push(await keepPicture(picture, file.name, area));
    signal.throwIfAborted();
  }
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')];
  const refused = images.filter((picture) => paths[Number(picture.getAttribute('src') || NaN)] === null).length;
  for (const picture of images) {
    const path = paths[Number(picture.getAttribute('src') || NaN)];
    if (path) Object.assign(picture, { src: path, alt: altOf(picture) });
    else picture.remove();
  }
  const title = takeTitle(body) ?? file.name.replace(/\.docx$/i, '');
  lowerHeadings(body);
  standAlone(body);
  linkFootnotes(body);
  return { document: { title, html: body.innerHTML, leftOut: leftOutSentence({ ...leftOut, refused }) } };
}

/** Uploads a picture, which the library names after its document. Returns its path, or null. */
async function keepPicture(picture: Blob, document: string, area: string) {
  const file = new File([picture], document, { type: picture.type });
  const uploaded = await uploadImage(file, { area, kinds: ['picture'] });
  return uploaded.ok ? uploaded.body.data.file : null;
}

function leftOutSentence({ refused, linked, excess }: Converted['leftOut'] & { refused: number }): string {
  const pictures = (count: number) => (count === 1 ? 'One picture' : `${count} pictures`);
  return [
    refused > 0 && `${pictures(refused)} in the document couldn’t be imported.`,
    linked === 1 && 'One picture is only linked in the document: insert it there as a picture, or add it here.',
    linked > 1 &&
      `${linked} pictures are only linked in the document: insert them there as pictures, or add them here.`,
    excess > 0 && `${pictures(excess)} more than can be imported at once ${excess === 1 ? 'was' : 'were'} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Converts a document in a thread of its own, which ends with it, or when the import is cancelled. */
async function convert(file: File, signal: AbortSignal): Promise<Conversion> {
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Conversion>();
  worker.addEventListener('message', ({ data }: MessageEvent<Conversion>) => resolve(data));
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  signal.addEventListener('abort', () => reject(signal.reason as Error));
  try {
    worker.postMessage(bytes, [bytes]);
    return await promise;
  } finally {
    worker.terminate();
  }
}

function takeTitle(body: Element): string | null {
  const [first] = body.children;
  if (first?.tagName !== 'H1') return null;
  first.remove();
  return first.textContent.trim() || null;
}

/** The title of the page is the only heading of the first level. */
function lowerHeadings(body: Element) {
  const shift = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const lowered = body.ownerDocument.createElement(`h${Math.min(4, Number(heading.tagName[1]) + shift)}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}

/** Pictures stand between paragraphs, as the editor has them. */
function standAlone(body: Element) {
  for (const picture of body.querySelectorAll('p > img')) {
    const paragraph = picture.parentElement as Element;
    paragraph.before(picture);
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
}

/** Mammoth makes numbers in brackets, and one list of all notes as the last element. */
function linkFootnotes(body: Element) {
  const footnotes = createFootnotes(body.ownerDocument);
  for (const number of body.querySelectorAll('sup:has(> a[id^="footnote-ref-"], > a[id^="endnote-ref-"])'))
    number.replaceWith(footnotes.referTo(number.querySelector('a')?.getAttribute('href')?.slice(1) ?? ''));
  const notes = [...body.querySelectorAll('ol > li[id^="footnote-"], ol > li[id^="endnote-"]')];
  notes[0]?.parentElement?.before(body.ownerDocument.createElement('hr'));
  for (const note of notes) {
    note.querySelector('a[href^="#footnote-ref-"], a[href^="#endnote-ref-"]')?.remove();
    footnotes.identify(note, note.id);
  }
}
