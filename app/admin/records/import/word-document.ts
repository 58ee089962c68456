import { convertToHtml, images } from 'mammoth/mammoth.browser.min.js';
import { altOf } from '../inputs/rich-text/paste/pictures.ts';

/** A document as a draft holds it. */
export interface ImportedDocument {
  title: string;
  html: string;
  /** How many of its pictures could not be taken. */
  lostPictures: number;
}

type KeepPicture = (picture: Blob) => Promise<string | null>;

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", 'u => u'];

/**
 * Reads a Word document. Its title is the first heading, where the text begins with one, or the name of the file. `keepPicture`
 * returns the path of a stored picture, or null. Throws if the file is no document.
 */
export async function readWordDocument(file: File, keepPicture: KeepPicture): Promise<ImportedDocument> {
  let lostPictures = 0;
  const convertImage = images.imgElement(async (image) => {
    const bytes = await image.readAsArrayBuffer();
    const src = await keepPicture(new Blob([bytes], { type: image.contentType }));
    if (src === null) lostPictures += 1;
    return { src: src ?? '' };
  });
  const { value } = await convertToHtml({ arrayBuffer: await file.arrayBuffer() }, { convertImage, styleMap: STYLES });
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  for (const picture of body.querySelectorAll('img[src=""]')) picture.remove();
  for (const picture of body.querySelectorAll('img')) picture.alt = altOf(picture);
  const title = takeTitle(body) ?? file.name.replace(/\.docx$/i, '');
  lowerHeadings(body);
  standAlone(body);
  return { title, html: body.innerHTML, lostPictures };
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
