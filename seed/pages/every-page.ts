import { builtInPages, type BuiltInSlug } from '../../content/addresses.ts';
import type { Seed } from '../records.ts';

/** What a demonstration says on the pages of every site. */
export type BuiltInPages = Partial<Record<BuiltInSlug, Partial<Seed<'page'>>>>;

/** Returns the pages of every site, with what a demonstration says on them. */
export function everyPage(texts: BuiltInPages): Seed<'page'>[] {
  return builtInPages.map(({ title, slug }) => ({ title, slug, ...texts[slug] }));
}
