import { builtInPages, pages, recordPath } from '../../../content/addresses.ts';
import { useAgency } from '../../ui/agency.tsx';

/** Returns the pages that are always there, as they are called now. */
export function useBuiltInPages(): { path: string; title: string }[] {
  const { pageNames } = useAgency();
  return builtInPages.map(({ key, title, slug }) => ({
    path: recordPath(pages.page, slug),
    title: pageNames[key] ?? title,
  }));
}
