import { pathIn } from '../../../content/languages.ts';
import { isInAnotherLanguage } from '../../../content/paths.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { crumbOf, type NamedPage } from './page-names.ts';
import { type SiteData, useSite } from './site-data.ts';

/** Returns where a page is in the language of the site, given its path in that of the records. */
export function addressIn({ translation }: Pick<SiteData, 'translation'>, path: string): string {
  return pathIn(translation ?? null, path);
}

export function useAddress(): (path: string) => string {
  const site = useSite();
  return (path) => addressIn(site, path);
}

/** Returns what a built-in page is called, and its address; null where it is not in the language of the site. */
export function usePage(name: NamedPage): Crumb | null {
  const site = useSite();
  const [crumb] = crumbsTo(site, name);
  return crumb ? { ...crumb, path: addressIn(site, crumb.path) } : null;
}

/** Returns the crumb of a built-in page, if it is in the language of the site. */
export function crumbsTo(site: Pick<SiteData, 'translation' | 'pageNames'>, name: NamedPage): Crumb[] {
  const isThere = site.translation === undefined || site.pageNames?.[name] !== undefined;
  return isThere ? [crumbOf(site, name)] : [];
}

/** Returns the language of the page that a link leads to, where it is another one than that of the site. */
export function useLanguageOfLink(): (link: string) => SiteData['original'] {
  const { translation = null, original } = useSite();
  return (link) => (isInAnotherLanguage(translation, link) ? original : undefined);
}
