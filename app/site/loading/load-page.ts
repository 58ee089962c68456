import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { BuiltInSlug, RecordPage } from '../../../content/addresses.ts';
import type { Page, PageWanted } from '../../../server/platform/paging.ts';
import type { Site } from '../../../server/site/site.ts';
import { serverContext } from '../../server-context.ts';
import { loadForm } from '../forms/submission.ts';
import { withForm } from './section-forms.ts';

/** Loads a page of one record. A slug that the record had before redirects to its present one. */
export async function loadRecord<Data extends object>(
  { context, params: { slug } }: Pick<LoaderFunctionArgs, 'context'> & { params: { slug: string } },
  page: RecordPage,
  read: (site: Site, slug: string) => Promise<Data | null>,
) {
  const { site } = context.get(serverContext);
  const record = await read(site, slug);
  if (record) return site.withPictures(record);
  const current = await site.currentPath(page, slug);
  throw current === undefined ? data(null, 404) : redirect(current, 301);
}

/** Loads a built-in page: what it shows of its own, its head, and the sections below. */
export async function loadBuiltIn<Data extends object>(
  args: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  slug: BuiltInSlug,
  read: (site: Site) => Promise<Data>,
) {
  const { site } = args.context.get(serverContext);
  const [content, parts] = await Promise.all([read(site), site.readPageParts(slug)]);
  // It is not translated.
  if (!parts) throw data(null, 404);
  return withForm(args, await site.withPictures({ ...content, ...parts }));
}

/** Loads a built-in page with a form of its own, and the person to contact. */
export function loadFormPage(args: Pick<LoaderFunctionArgs, 'context' | 'url'>, slug: BuiltInSlug) {
  return loadBuiltIn(args, slug, async (site) => ({
    ownForm: loadForm(args),
    person: await site.readContactPerson(),
  }));
}

/** Loads one page of a list. */
export function loadList<Listed extends Page<unknown>>(
  args: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  slug: BuiltInSlug,
  read: (site: Site, wanted: PageWanted) => Promise<Listed>,
) {
  return loadBuiltIn(args, slug, async (site) => requireFound(await read(site, readPageNumber(args.url))));
}

const MAX_PAGE = 1_000_000;

/** Reads `?page=`; anything but a positive integer is page 1. */
export function readPageNumber(url: URL): { page: number } {
  const value = url.searchParams.get('page') ?? '';
  return { page: /^0*[1-9]\d*$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1 };
}

/** Throws a 404 response for a page past the last. */
export function requireFound<Listed extends Page<unknown>>(page: Listed): Listed {
  if (page.page > page.last) throw data(null, 404);
  return page;
}
