import { builtInPages, pageList, pages, recordPath } from '../content/addresses.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { standardFonts } from '../content/brand/font-pairs.ts';
import { ACTIVE, INACTIVE } from '../content/model/field.ts';
import { brand } from '../content/types/brand.ts';
import { menus } from '../content/types/menus.ts';
import { page } from '../content/types/page.ts';
import { bareHome } from './pages/bare-home.ts';
import { legalTexts } from './pages/legal.ts';

const header = pageList.flatMap(({ name, path, inNavigation }) =>
  inNavigation && name ? [{ label: name, link: path, children: [] }] : [],
);

/** To complete: InActive until somebody has filled in everything in brackets. */
export const legalPages = legalTexts.map((text) => ({ ...text, status: INACTIVE }));

/** Links to pages that are InActive at first: visitors see a link as soon as its page is Active. */
const legal = legalPages.map(({ title, slug }) => ({ label: title, link: recordPath(pages.page, slug) }));

function ownParts(slug: string) {
  return slug === 'home' ? { sections: bareHome } : {};
}

export const firstMenus = { header, footer: [], legal };

/** What every site has from the start: its menus, its brand, and the built-in pages. */
export const builtIns: readonly (readonly [type: ContentType, input: { slug?: string; [name: string]: unknown }])[] = [
  [menus, firstMenus],
  [brand, { style: 'bold', fonts: standardFonts, artwork: 'plinth', corners: 'round' }],
  ...builtInPages.map(({ title, slug }) => [page, { title, slug, status: ACTIVE, ...ownParts(slug) }] as const),
];

/** Pages that stay deleted. */
const deletable = legalPages.map((legalPage) => [page, legalPage] as const);

export const slugsOfEverySite = [...builtInPages, ...legalPages].map(({ slug }) => slug);

/** Returns what a record is without any demonstration, if every site has it. */
export function bareRecord(type: { readonly name: string }, slug: unknown) {
  // By name: the first content is read with declarations of its own.
  return [...builtIns, ...deletable].find(([{ name }, input]) => name === type.name && input.slug === slug)?.[1];
}
