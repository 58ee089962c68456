import { loadSlugify } from '../../platform/slugify.ts';
import type { BlogPost } from '../blog/blog.ts';
import { plainText } from './words.ts';

export interface ContentsEntry {
  /** The id of its heading, unique on the page. */
  id: string;
  title: string;
}

/** In characters: an address that people copy. A heading may be as long as a text. */
const LONGEST_ID = 100;

// Sanitized text has no attributes on headings.
const HEADING = /<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g;

/** Adds ids to the headings of a blog and those in its text. Returns both with the table of contents. */
export async function contentsOf({ description, headings }: Pick<BlogPost, 'description' | 'headings'>) {
  const slugify = await loadSlugify();
  const contents: ContentsEntry[] = [];
  const freeId = createIds();
  const text = description.replace(HEADING, (whole, inside: string) => {
    const title = plainText(inside);
    if (title === '') return whole;
    // Letters that cannot be transliterated leave nothing.
    const id = freeId(['section', slugify(title.slice(0, LONGEST_ID))].filter(Boolean).join('-'));
    contents.push({ id, title });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  const anchored = headings.map((heading) => ({ ...heading, anchor: `heading-${heading.id}` }));
  contents.push(...anchored.map(({ anchor, heading }) => ({ id: anchor, title: heading })));
  return { description: text, headings: anchored, contents };
}

/** Returns a function that adds a number to an id that is taken. */
function createIds() {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (wanted: string): string => {
    let id = wanted;
    let number = next.get(wanted) ?? 2;
    for (; taken.has(id); number += 1) id = `${wanted}-${number}`;
    next.set(wanted, number);
    taken.add(id);
    return id;
  };
}
