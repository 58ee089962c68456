import { pathIn, splitLanguage } from '../../../content/languages.ts';
import { canonicalPath, isPage } from '../../../content/paths.ts';
import { memoize } from '../../platform/limits/memoize.ts';

/** Returns the path that the page at a path is counted under; null where there can be none. */
export function pageNameOf(path: string): string | null {
  return memoizedPage(path).name;
}

const memoizedPage = memoize((path): { name: string | null } => {
  const { language, rest } = splitLanguage(path);
  return { name: isPage(rest) ? pathIn(language, canonicalPath(rest)) : null };
}, 64 * 1024);
