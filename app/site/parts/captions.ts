import { useMatches } from 'react-router';
import type { PageCaptions } from '../../../server/site/pages/page-pictures.ts';

/** Returns the captions of a film of the page, from its loader. */
export function useCaptions(film: string) {
  const data = useMatches().map(({ loaderData }) => loaderData as { captions?: PageCaptions } | undefined);
  return data.findLast((loaded) => loaded?.captions)?.captions?.[film];
}
