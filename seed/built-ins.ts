import { builtInPages, isBuiltIn, pageList, pages, recordPath } from '../content/addresses.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { ACTIVE } from '../content/model/field.ts';
import { brand } from '../content/types/brand.ts';
import { menus } from '../content/types/menus.ts';
import { page } from '../content/types/page.ts';
import { bareHome } from './pages/bare-home.ts';
import { legalPages } from './pages/legal.ts';

const header = pageList.flatMap(({ name, path, inNavigation }) =>
  inNavigation && name ? [{ label: name, link: path, children: [] }] : [],
);

/** Links to pages that are InActive at first: visitors see a link as soon as its page is Active. */
const legal = legalPages.map(({ title, slug }) => ({ label: title, link: recordPath(pages.page, slug) }));

function ownParts(slug: string) {
  return slug === 'home' ? { sections: bareHome } : {};
}

/** What every site has from the start: its menus, its brand, and the built-in pages. */
export const builtIns: readonly (readonly [type: ContentType, input: { slug?: string; [name: string]: unknown }])[] = [
  [menus, { header, footer: [], legal }],
  [brand, { style: 'bold', fonts: 'bricolage-grotesque+inter', artwork: 'plinth', corners: 'round' }],
  ...builtInPages.map(({ title, slug }) => [page, { title, slug, status: ACTIVE, ...ownParts(slug) }] as const),
];

/** Whether every site starts with a record, with or without the demonstration. */
export function isOfEverySite(type: ContentType, slug: string): boolean {
  return isBuiltIn(type, slug) || (type.name === page.name && legalPages.some((legal) => legal.slug === slug));
}
