import { useMatches } from 'react-router';
import type { PagePictures } from '../../../server/site/page-pictures.ts';

/** Returns the variants of the page's pictures by path, from its loader. */
export function usePictures(): PagePictures {
  const data = useMatches().map(({ loaderData }) => loaderData as { pictures?: PagePictures } | undefined);
  return data.findLast((loaded) => loaded?.pictures)?.pictures ?? {};
}
