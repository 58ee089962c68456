import { pathHere } from './links.ts';

export interface Pictures {
  /** Returns the address under which a copied picture can be had, or null. */
  sourceOf: (image: Element) => string | null;
}

/** Finds the pictures of a clipboard: those of this site, inside the text, or beside it, where Word has them. */
export function picturesOf(body: Element, rtf: string): Pictures {
  const onDisk = [...body.querySelectorAll('img')].filter(isOnDisk);
  const beside = onDisk.length > 0 ? picturesInRtf(rtf) : [];
  // With others among them it would be a guess which is which.
  const ofImage = new Map(beside.length === onDisk.length ? onDisk.map((image, index) => [image, beside[index]]) : []);

  return {
    sourceOf(image) {
      const source = image.getAttribute('src')?.trim() ?? '';
      if (/^data:image\/(?!svg)/i.test(source)) return source;
      const path = pathHere(source);
      if (path?.startsWith('/files/')) return path;
      return ofImage.get(image as HTMLImageElement) ?? null;
    },
  };
}

function isOnDisk(image: Element) {
  return /^(file:|[a-z]:\\)/i.test(image.getAttribute('src') ?? '');
}

/** Returns the pictures that Word puts beside the text as RTF, in their order. */
function picturesInRtf(rtf: string): string[] {
  return rtf
    .split('{\\pict')
    .slice(1)
    .flatMap((piece) => {
      const content = untilClosed(piece);
      const type = content.includes('\\pngblip') ? 'png' : content.includes('\\jpegblip') ? 'jpeg' : null;
      const hex = content.replaceAll(/\\[a-z]+-?\d* ?|\s/gi, '');
      return type && hex ? [`data:image/${type};base64,${base64Of(hex)}`] : [];
    });
}

/** Returns what stands directly in a group, without the groups in it. */
function untilClosed(group: string) {
  let depth = 0;
  let content = '';
  let position = 0;
  for (const { 0: brace, index } of group.matchAll(/[{}]/g)) {
    if (depth === 0) content += group.slice(position, index);
    depth += brace === '{' ? 1 : -1;
    position = index + 1;
    if (depth < 0) break;
  }
  return content;
}

function base64Of(hex: string) {
  let binary = '';
  for (let index = 0; index < hex.length; index += 2)
    binary += String.fromCodePoint(Number.parseInt(hex.slice(index, index + 2), 16));
  return btoa(binary);
}

/** Whether a picture is no content: the box of a checklist, or a tracking pixel. */
export function isNoPicture(image: Element) {
  const [width, height] = ['width', 'height'].map((name) => Number.parseInt(image.getAttribute(name) ?? '', 10));
  return image.getAttribute('aria-roledescription') === 'checkbox' || (Number(width) <= 2 && Number(height) <= 2);
}

/** Returns the character that a picture stands for, as in mail and chats. */
export function emojiOf(image: Element): string | undefined {
  const alt = image.getAttribute('alt')?.trim() ?? '';
  const isOfText = /emoji/i.test(`${image.className} ${image.getAttribute('data-stringify-type')}`);
  return isOfText || /^\p{Extended_Pictographic}/u.test(alt) ? alt || undefined : undefined;
}

/** Returns the alternative text, unless it is a guess of Word's or the name of a file. */
export function altOf(image: Element): string {
  const alt = (image.getAttribute('alt') ?? '').replace(/description automatically generated[\s\S]*/i, '').trim();
  const isName = /^(image|picture|img|screenshot|logo)?[\s_-]*\d*$|^[\w -]+\.(png|jpe?g|gif|webp)$/i.test(alt);
  return isName ? '' : alt;
}
