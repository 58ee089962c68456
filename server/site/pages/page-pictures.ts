import { layoutOfPicture, type PictureLayout } from '../../../content/picture-layout.ts';
import { isFilmPath, splitAtEmbeds } from '../../../content/embeds/text-embeds.ts';
import { mapRichTexts, textsIn } from '../../content/rich-text/marked-texts.ts';
import { type Captions, readCaptions } from '../../media/captions.ts';
import type { ContentDatabase } from '../../content/tables.ts';
import { type Film, readFilms } from '../../media/films.ts';
import { readResponsivePictures, type ResponsivePicture } from '../../media/pictures.ts';
import { withFootnoteRoles } from '../text/footnotes.ts';

/** The width of a picture in a text, for `sizes`: one that is full is as wide as the column. */
const widths: Record<PictureLayout['size'], string> = { small: '14rem', half: '22rem', full: '44rem' };

/** The variants and placeholders of a page's pictures, by path. */
export type PagePictures = Record<string, ResponsivePicture>;

/** The films in a page's texts, by path. */
export type PageFilms = Record<string, Film>;

/** The captions of a page's films, by the path of the film. */
export type PageCaptions = Record<string, Captions>;

/**
 * Adds the variants of all pictures in a page's data, at any depth, in one query, and the captions of its films in another.
 * Pictures inside rich text get theirs in place, and footnotes their roles. A page with films in its texts gets those, too.
 */
export async function withPictures<Data extends object>(
  kysely: ContentDatabase,
  data: Data,
): Promise<Data & { pictures: PagePictures; films?: PageFilms; captions?: PageCaptions }> {
  const texts = textsIn(data);
  const paths = texts.flatMap(({ text, isRich }) => (isRich ? picturesIn(text) : text));
  const filmPaths = texts.flatMap(({ text, isRich }) => (isRich ? filmsIn(text) : []));
  const [pictures, films, captions] = await Promise.all([
    readResponsivePictures(kysely, paths),
    readFilms(kysely, filmPaths),
    readCaptions(kysely, [...paths, ...filmPaths]),
  ]);
  return {
    ...mapRichTexts(data, (html) => withFootnoteRoles(withAllSources(html, pictures))),
    pictures,
    ...(Object.keys(films).length > 0 && { films }),
    ...(Object.keys(captions).length > 0 && { captions }),
  };
}

function filmsIn(html: string): string[] {
  return splitAtEmbeds(html).flatMap((piece) =>
    typeof piece !== 'string' && isFilmPath(piece.address) ? piece.address : [],
  );
}

/** Returns the paths of the pictures in sanitized rich text. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(PICTURE)].map(([, , attributes = '']) => valueOf(attributes, 'src'));
}

/** Adds dimensions, all formats and widths, and lazy loading to the pictures in sanitized rich text. */
function withAllSources(html: string, pictures: PagePictures): string {
  return html.replace(PICTURE, (original, figure: string | undefined, attributes: string) => {
    const picture = pictures[valueOf(attributes, 'src')];
    if (!picture) return original;
    const { size } = layoutOfPicture(valueOf(figure ?? attributes, 'class'));
    return (figure ?? '') + pictureElement(attributes, picture, widths[size]);
  });
}

// The sanitizer writes all elements in the same form and escapes `>` in attributes.
const PICTURE = /(<figure class="[^"<>]*">\s*(?:<a(?: [^<>]*)?>)?)?<img ([^<>]*?) ?\/>/g;

function pictureElement(attributes: string, picture: ResponsivePicture, shownWidth: string) {
  const className = valueOf(attributes, 'class');
  const width = Number.parseInt(valueOf(attributes, 'width'), 10) || picture.width;
  const height = Math.round((width * picture.height) / picture.width);
  const sizes = `sizes="min(${width}px, min(100vw - 2.5rem, ${shownWidth}))"`;
  const avif = picture.avif ? `<source type="image/avif" srcset="${picture.avif}" ${sizes}>` : '';
  const source = `src="${picture.src}" alt="${valueOf(attributes, 'alt')}"`;
  const dimensions = `width="${width}" height="${height}"`;
  const webp = `srcset="${picture.webp}" ${sizes}`;
  return `<picture${className && ` class="${className}"`}>${avif}<img ${source} ${webp} ${dimensions} loading="lazy" decoding="async"></picture>`;
}

function valueOf(attributes: string, name: string) {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
