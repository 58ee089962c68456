import { data, redirect } from 'react-router';
import type { RecordPage } from '../../../content/addresses.ts';
import type { Page, PageWanted } from '../../../server/platform/paging.ts';
import type { Site } from '../../../server/site/site.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from '../pages/+types/blog.ts';
import { readPageNumber, requireFound } from '../parts/page-number.ts';

/** Loads a page of one record. A slug that the record had before redirects to its present one. */
export async function loadRecord<Data extends object>(
  { context, params: { slug } }: Pick<Route.LoaderArgs, 'context' | 'params'>,
  page: RecordPage,
  read: (site: Site, slug: string) => Promise<Data | null>,
) {
  const { site } = context.get(serverContext);
  const record = await read(site, slug);
  if (record) return site.withPictures(record);
  const current = await site.currentPath(page, slug);
  throw current === undefined ? data(null, 404) : redirect(current, 301);
}

/** Loads one page of a list. */
export async function loadList<Listed extends Page<unknown>>(
  { context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>,
  read: (site: Site, wanted: PageWanted) => Promise<Listed>,
) {
  const { site } = context.get(serverContext);
  return site.withPictures(requireFound(await read(site, readPageNumber(url))));
}
