import { useMatches } from 'react-router';
import type { PagePictures } from '../../../server/site/page-pictures.ts';

/** The pictures of the page by path, as its loader gave them. */
export function usePictures(): PagePictures {
  const data = useMatches().map(({ loaderData }) => loaderData as { pictures?: PagePictures } | undefined);
  return data.findLast((each) => each?.pictures)?.pictures ?? {};
}
