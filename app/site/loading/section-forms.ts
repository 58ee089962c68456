import { data, type HeadersArgs, type LoaderFunctionArgs, useMatches } from 'react-router';
import type { ShownSection } from '../../../server/site/sections.ts';
import { loadForm, type Values } from '../forms/submission.ts';

/** Adds hidden fields for the forms among the sections of a page, and keeps such a page out of caches. */
export function withForm<Page extends { sections: ShownSection[] }>(
  args: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  page: Page,
) {
  const hasForm = page.sections.some(({ type }) => type === 'contactForm');
  const form: Values | null = hasForm ? loadForm(args) : null;
  return data({ ...page, form }, hasForm ? { headers: { 'cache-control': 'no-store' } } : undefined);
}

/** Returns the hidden fields of the forms among the sections, from the loader of the page. */
export function useHiddenFields(): Values {
  const loaded = useMatches().map(({ loaderData }) => loaderData as { form?: Values | null } | undefined);
  return loaded.findLast((pageData) => pageData?.form)?.form ?? {};
}

/** The headers of a page with sections. */
export function sectionHeaders({ loaderHeaders }: Pick<HeadersArgs, 'loaderHeaders'>) {
  return loaderHeaders;
}
