import { escaped, unescaped } from '../../../content/html/entities.ts';
import { loadSlugify } from '../../platform/slugify.ts';
import type { BlogPost } from '../blog/blog.ts';
import { plainText } from '../../content/rich-text/plain-text.ts';

export interface ContentsEntry {
  /** The id of its heading, unique on the page. */
  id: string;
  title: string;
}

/** In characters: an address that people copy. A heading may be as long as a text. */
const LONGEST_ID = 100;
/** The headings of a text that are listed and get an id; a longer list is none that people read. */
const MOST_LISTED = 200;

// The sanitizer leaves headings no attribute but an id that they were given.
const HEADING = /<h2(?: id="([^"<>]*)")?>([^<]*(?:<(?!\/?h2[ >])[^<]*)*)<\/h2>/g;

/** Adds ids to the headings of a blog and those in its text. Returns both with the table of contents. */
export async function contentsOf({ description, headings }: Pick<BlogPost, 'description' | 'headings'>) {
  const slugify = await loadSlugify();
  const contents: ContentsEntry[] = [];
  const freeId = createIds(givenIds(description));
  const text = description.replace(HEADING, (element, idAttribute: string | undefined, inside: string) => {
    const title = contents.length < MOST_LISTED ? plainText(inside) : '';
    if (title === '') return element;
    // Letters that cannot be transliterated leave nothing.
    const slug = slugify(title.slice(0, LONGEST_ID));
    const id = idAttribute ? unescaped(idAttribute) : freeId(['section', slug].filter(Boolean).join('-'));
    contents.push({ id, title });
    return `<h2 id="${escaped(id)}">${inside}</h2>`;
  });
  const anchored = headings.map((heading) => ({ ...heading, anchor: `heading-${heading.id}` }));
  contents.push(...anchored.map(({ anchor, heading }) => ({ id: anchor, title: heading })));
  return { description: text, headings: anchored, contents };
}

function givenIds(html: string): string[] {
  return [...html.matchAll(/<h[2-4] id="([^"]*)"/g)].map(([, id = '']) => unescaped(id));
}

/** Returns a function that adds a number to an id that is taken. */
function createIds(presentIds: string[]) {
  const ids = new Set(presentIds);
  const next = new Map<string, number>();
  return (name: string): string => {
    let id = name;
    let number = next.get(name) ?? 2;
    for (; ids.has(id); number += 1) id = `${name}-${number}`;
    next.set(name, number);
    ids.add(id);
    return id;
  };
}
