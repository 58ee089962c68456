import { folded } from '../../../../../content/folding.ts';
import { pageList } from '../../../../../content/addresses.ts';
import { page } from '../../../../../content/types/page.ts';
import { titleOf } from '../../../../../content/model/record.ts';
import { useRecordSearch } from '../../../palette/use-record-search.ts';
import { isHidden, pathOfPage } from '../../show/public-page.tsx';

/** A page of the site. */
export interface SiteAddress {
  path: string;
  title: string;
  /** What it is, such as “Service”. */
  kind: string;
  /** Of pages that visitors cannot see yet. */
  isHidden?: boolean;
}

const pages: SiteAddress[] = pageList.flatMap(({ name, path, isUnlisted }) =>
  name && !isUnlisted ? [{ path, title: name, kind: page.label.one }] : [],
);

/**
 * Returns the pages whose title or address contains a text, those first that visitors can see; without a text, those that are
 * always there.
 */
export function useSiteAddresses(text: string): SiteAddress[] {
  const typed = folded(text.trim());
  const { found } = useRecordSearch(typed.startsWith('/') ? (typed.split('/').at(-1) ?? '') : typed);
  const records = found.flatMap(({ type, record }) => {
    const path = pathOfPage(type, record);
    if (path === null) return [];
    return [{ path, title: titleOf(type, record), kind: type.label.one, isHidden: isHidden(type, record) }];
  });
  const matching = pages.filter(({ path, title }) => path.includes(typed) || folded(title).includes(typed));
  const all = [...matching, ...records].sort((a, b) => Number(a.isHidden ?? false) - Number(b.isHidden ?? false));
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}
