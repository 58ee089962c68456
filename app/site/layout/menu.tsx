import { useAddress } from './addresses.ts';
import { useSite } from './site-data.ts';
import { useWords } from './words.tsx';
import { splitLanguage } from '../../../content/languages.ts';
import { filled } from '../../../content/words/words.ts';
import { pageList, pages, type PublicPage } from '../../../content/addresses.ts';
import { SearchField } from '../parts/search/search-field.tsx';
import type { Menus } from '../../../server/site/menus.ts';

type Entry = Menus['header'][number];

/** An entry of the main menu; a link to the search is its field. What stands below it opens from a button on wide screens, and is listed in the menu of small ones. */
export function MenuEntry({ entry, number }: { entry: Entry; number: number }) {
  const currentAt = useCurrent();
  const { moreIn } = useWords().layout;
  const { children } = entry;
  const addressOf = useAddress();
  const id = `menu-${number}`;
  if (entry.link === addressOf(pages.search.path))
    return (
      <li className="menu-entry menu-search">
        <SearchField id={`${id}-search`} />
      </li>
    );
  const isCurrentBelow = children.some(({ link }) => currentAt(link));
  return (
    <li className="menu-entry">
      <MenuLink {...entry} isAround={isCurrentBelow} />
      {children.length > 0 && (
        <>
          <button
            type="button"
            popoverTarget={id}
            className="submenu-button"
            aria-label={filled(moreIn, { label: entry.label })}
          >
            <Chevron />
          </button>
          <ul id={id} popover="auto" className="submenu">
            {children.map((child, index) => (
              // Two entries may be the same.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <MenuLink {...child} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** Says that a button opens a list. */
export function Chevron() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

function MenuLink({ label, link, isAround = false }: Omit<Entry, 'children'> & { isAround?: boolean }) {
  const currentAt = useCurrent();
  return (
    <a href={link} aria-current={currentAt(link) ?? (isAround || undefined)} className="menu-link">
      <span dir="auto">{label}</span>
    </a>
  );
}

/** Returns what gives the value of `aria-current` for a link on the page. */
function useCurrent(): (link: string) => 'page' | true | undefined {
  const { path, translation } = useSite();
  return (link) => {
    const { language, rest } = translation ? splitLanguage(link) : { rest: link };
    if (language !== translation) return undefined;
    if (path === rest) return 'page';
    return startsWithin.get(rest)?.some((start) => path.startsWith(start)) || undefined;
  };
}

/** How the paths start that belong to a page, by its path: its alias, and the pages of the records it lists. */
const startsWithin = new Map<string, string[]>(
  pageList.map(({ key, path, alias }) => {
    const recordPages = pageList.filter(({ list }) => list === key);
    return [path, [alias, ...recordPages.flatMap(pathsOf)].flatMap(startOf)] as const;
  }),
);

function pathsOf({ path, alias }: PublicPage) {
  return [path, alias];
}

/** Returns the part of a path before the slug of a record. */
function startOf(path: string | undefined) {
  return path?.replace(':slug', '') ?? [];
}
