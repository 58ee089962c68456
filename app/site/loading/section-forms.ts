import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import type { ShownSection } from '../../../server/site/sections.ts';
import { loadNextTimes } from '../booking/load-next-times.ts';
import { loadForm } from '../forms/submission.ts';
import type { UncachedData } from './uncached-data.ts';

/** Adds hidden fields for the forms among the sections of a page and the free times that they offer, and keeps such a page out of caches. */
export async function withForm<Page extends { sections: ShownSection[] }>(
  args: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  page: Page,
) {
  const hasForm = page.sections.some(({ type }) => type === 'contactForm');
  const nextTimes = await loadTimesOf(args, page.sections);
  const uncached: UncachedData = { form: hasForm ? loadForm(args) : null, nextTimes };
  const isFresh = hasForm || Object.keys(nextTimes).length > 0;
  return data({ ...page, ...uncached }, isFresh ? { headers: { 'cache-control': 'no-store' } } : undefined);
}

async function loadTimesOf(args: Pick<LoaderFunctionArgs, 'context'>, sections: ShownSection[]) {
  const offering = sections.flatMap((section) => {
    const kind = section.type === 'booking' ? section.data[0] : undefined;
    return kind ? [{ id: section.id, kind }] : [];
  });
  const loaded = offering.map(async ({ id, kind }) => [id, await loadNextTimes(args, kind.id)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** The headers of a page with sections. */
export function sectionHeaders({ loaderHeaders }: Pick<HeadersArgs, 'loaderHeaders'>) {
  return loaderHeaders;
}
