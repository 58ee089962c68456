import { loadSlugify } from '../../platform/slugify.ts';
import type { BlogPost } from '../blog/blog.ts';
import { plainText } from './words.ts';

export interface ContentsEntry {
  /** The id of its heading, unique on the page. */
  id: string;
  title: string;
}

/** Adds ids to the headings of a blog and those in its text. Returns both with the table of contents. */
export async function contentsOf({ description, headings }: Pick<BlogPost, 'description' | 'headings'>) {
  const slugify = await loadSlugify();
  const contents: ContentsEntry[] = [];
  // Sanitized text has no attributes on headings, so these are the only ids.
  const text = description.replace(/<h2>(.*?)<\/h2>/gs, (whole, inside: string) => {
    const title = plainText(inside);
    if (title === '') return whole;
    // Letters that cannot be transliterated leave nothing.
    const id = freeId(contents, ['section', slugify(title)].filter(Boolean).join('-'));
    contents.push({ id, title });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  const anchored = headings.map((heading) => ({ ...heading, anchor: `heading-${heading.id}` }));
  contents.push(...anchored.map(({ anchor, heading }) => ({ id: anchor, title: heading })));
  return { description: text, headings: anchored, contents };
}

function freeId(contents: ContentsEntry[], wanted: string): string {
  const taken = new Set(contents.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
