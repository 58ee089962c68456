import { isInAnotherLanguage } from '../../content/paths.ts';
import { menus } from '../../content/types/menus.ts';
import { readLinkedPages } from './links/linked-pages.ts';
import { type MenusInLanguage, withPageTitles } from './menus-in-language.ts';
import type { PublicContent } from './published.ts';

export type Menus = Awaited<ReturnType<typeof readMenus>>;

/** Reads the menus without links to pages that visitors cannot open. What stands below such a link takes its place. */
export async function readMenus(content: PublicContent) {
  const stored = await content.readOne(menus, content.records(menus), ['header', 'footer', 'legal']);
  const present = stored ?? { header: [], footer: [], legal: [] };
  const { header, footer, legal }: MenusInLanguage = content.language
    ? await withPageTitles(content, present)
    : present;
  const below = header.flatMap(({ children }) => children);
  const columns = footer.flatMap(({ links }) => links);
  const currentLink = await readLinkedPages(
    content,
    [...header, ...below, ...columns, ...legal].map(({ link }) => link),
  );

  const reachable = <Entry extends { link: string }>(entries: readonly Entry[]) =>
    entries.flatMap((entry) => {
      const link = currentLink(entry.link);
      return link === null ? [] : [{ ...entry, link }];
    });
  const visible = <Entry extends { link: string }>(entries: Entry[]) =>
    reachable(entries).filter(({ link }) => !isInAnotherLanguage(content.language, link));

  return {
    header: header.flatMap(({ children, ...entry }) => {
      const visibleChildren = visible(children);
      const [self] = visible([entry]);
      return self
        ? { ...self, children: visibleChildren }
        : visibleChildren.map((child) => ({ ...child, children: [] }));
    }),
    footer: footer
      .map(({ title, links }) => ({ title, links: visible(links) }))
      .filter(({ links }) => links.length > 0),
    legal: reachable(legal),
  };
}
