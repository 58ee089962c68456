import { data } from 'react-router';
import type { ShownSection } from '../../../server/site/sections.ts';
import { loadForm, type Values } from '../forms/submission.ts';
import type { Route } from '../pages/+types/contact.ts';

/** Adds hidden fields for the forms among the sections of a page, and keeps such a page out of caches. */
export function withForm<Page extends { sections: ShownSection[] }>(
  args: Pick<Route.LoaderArgs, 'url' | 'context'>,
  page: Page,
) {
  const hasForm = page.sections.some(({ type }) => type === 'contactForm');
  const form: Values | null = hasForm ? loadForm(args) : null;
  return data({ ...page, form }, hasForm ? { headers: { 'cache-control': 'no-store' } } : undefined);
}

/** The headers of a page with sections. */
export function sectionHeaders({ loaderHeaders }: Pick<Route.HeadersArgs, 'loaderHeaders'>) {
  return loaderHeaders;
}
