import { type PageName, pages } from '../../../content/addresses.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { type SiteData, useSite } from './site-data.ts';

/** A page that is called by its own record, not by one of a list. */
export type NamedPage = {
  [Name in PageName]: (typeof pages)[Name] extends { readonly name: string } ? Name : never;
}[PageName];

/** Returns what a built-in page is called, and where it is. */
export function crumbOf({ pageNames }: Pick<SiteData, 'pageNames'>, page: NamedPage): Crumb {
  const { name, path } = pages[page];
  return { name: pageNames?.[page] ?? name, path };
}

export function usePageName(page: NamedPage): string {
  return crumbOf(useSite(), page).name;
}
