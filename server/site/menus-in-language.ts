import type { Language } from '../../content/languages.ts';
import { pages, recordPath } from '../../content/addresses.ts';
import type { RecordOf } from '../../content/model/record.ts';
import { recordAt } from '../../content/paths.ts';
import { menus } from '../../content/types/menus.ts';
import { page } from '../../content/types/page.ts';
import type { PublicContent } from './published.ts';

type Stored = Pick<RecordOf<typeof menus>, 'header' | 'footer' | 'legal'>;
type Entry = { label: string; link: string };

/** An entry with the language of its label, where that is another one than the page's. */
export type LegalEntry = Entry & { language?: Language };

export type MenusInLanguage = Omit<Stored, 'legal'> & { legal: LegalEntry[] };

/**
 * Adds the entries that are not translated and lead to a page that is: they are called by its title. What the law asks for is never
 * missing: where it has no name in the language, it has that in the language of the records.
 */
export async function withPageTitles(content: PublicContent, translated: Stored): Promise<MenusInLanguage> {
  const { header, legal } = await readOriginal(content);
  const links = [...header, ...header.flatMap(({ children }) => children), ...legal].map(({ link }) => link);
  const titles = await readPageTitles(content, links);
  const nameOf = (words: readonly Entry[], entry: Entry) =>
    words.find((other) => isSameItem(other, entry))?.label ?? titles.get(entry.link);
  const named = <Of extends Entry>(words: readonly Entry[], originals: readonly Of[]) =>
    originals.flatMap((entry) => {
      const label = nameOf(words, entry);
      return label === undefined ? [] : [{ ...entry, label }];
    });
  const withChildren = header.map((entry) => {
    const words = translated.header.find((other) => isSameItem(other, entry))?.children ?? [];
    return { ...entry, children: named(words, entry.children) };
  });
  return {
    header: named(translated.header, withChildren),
    footer: translated.footer,
    legal: await Promise.all(
      legal.map(async (entry): Promise<LegalEntry> => {
        const label = nameOf(translated.legal, entry);
        return label === undefined ? { ...entry, language: await content.firstLanguage() } : { ...entry, label };
      }),
    ),
  };
}

function isSameItem(a: object, b: object): boolean {
  return 'id' in a && 'id' in b && a.id === b.id;
}

async function readOriginal(content: PublicContent): Promise<Pick<Stored, 'header' | 'legal'>> {
  const original = content.in(null);
  return (await original.readOne(menus, original.records(menus), ['header', 'legal'])) ?? { header: [], legal: [] };
}

/** Reads what pages are called in the language of some content, by the links to them in that of the records. */
async function readPageTitles(content: PublicContent, links: string[]): Promise<Map<string, string>> {
  const slugs = links.flatMap((link) => {
    const found = recordAt(link);
    return found?.type === page.name ? [found.slug] : [];
  });
  if (slugs.length === 0) return new Map();
  const rows = await content.in(null).records(page).select(['id', 'slug']).where('slug', 'in', slugs).execute();
  const ids = rows.map(({ id }) => id);
  const translated = content.records(page).where('id', 'in', ids);
  const named = ids.length > 0 ? await content.read(page, translated, ['id', 'title']) : [];
  const titles = new Map(named.map(({ id, title }) => [id, title]));
  const entries = rows.map(({ id, slug }) => [recordPath(pages.page, slug), titles.get(id)] as const);
  return new Map(entries.flatMap(([link, title]) => (title === undefined ? [] : [[link, title] as const])));
}
