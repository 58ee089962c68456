import { builtInPages, pageList, type PageName, pages, recordPath } from '../content/addresses.ts';
import { DEFAULT_LANGUAGE, type Language } from '../content/languages.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { standardFonts } from '../content/brand/font-pairs.ts';
import { ACTIVE, INACTIVE } from '../content/model/field.ts';
import { brand } from '../content/types/brand.ts';
import { menus } from '../content/types/menus.ts';
import { page } from '../content/types/page.ts';
import { wordsIn } from '../content/words/index.ts';
import { pageNamesIn } from '../content/words/page-names.ts';
import { bareHome } from './pages/bare-home.ts';
import { legalTexts } from './pages/legal.ts';

type BuiltIn = readonly [type: ContentType, input: { slug?: string; [name: string]: unknown }];

/** Returns what every site has from the start: its menus, its brand, and the built-in pages. */
export function builtInsIn(language: Language): BuiltIn[] {
  const nameOf = namesOfPages(language);
  return [
    [menus, firstMenusIn(language)],
    [brand, { style: 'bold', fonts: standardFonts, artwork: 'plinth', corners: 'round' }],
    ...builtInPages.map(
      ({ key, slug }) => [page, { title: nameOf(key), slug, status: ACTIVE, ...ownParts(slug, language) }] as const,
    ),
  ];
}

function namesOfPages(language: Language) {
  const names = new Map(Object.entries(pageNamesIn(language)));
  return (page: PageName) => names.get(page) ?? '';
}

function ownParts(slug: string, language: Language) {
  return slug === 'home' ? { sections: bareHome(wordsIn(language).first.home, pageNamesIn(language)) } : {};
}

export function firstMenusIn(language: Language) {
  const nameOf = namesOfPages(language);
  const header = builtInPages.flatMap(({ key }) =>
    pageList.some((listed) => listed.key === key && listed.inNavigation)
      ? [{ label: nameOf(key), link: pages[key].path, children: [] }]
      : [],
  );
  return { header, footer: [], legal: legalLinksIn(language) };
}

/** Links to pages that are InActive at first: visitors see a link as soon as its page is Active. */
function legalLinksIn(language: Language) {
  return legalPagesIn(language).map(({ title, slug }) => ({ label: title, link: recordPath(pages.page, slug) }));
}

/** Returns the pages that are to be completed: InActive until somebody has filled in everything in brackets. */
export function legalPagesIn(language: Language) {
  const { first } = wordsIn(language);
  return legalTexts.map(({ slug, sections }) => ({
    title: first[slug],
    slug,
    sections: language === DEFAULT_LANGUAGE ? sections : [],
    status: INACTIVE,
  }));
}

export const slugsOfEverySite = [...builtInPages, ...legalTexts].map(({ slug }) => slug);

/** Returns what a record is without any demonstration, if every site has it. */
export function bareRecord(type: { readonly name: string }, slug: unknown, language: Language = DEFAULT_LANGUAGE) {
  // Pages that stay deleted.
  const deletable = legalPagesIn(language).map((legalPage): BuiltIn => [page, legalPage]);
  // By name: the first content is read with declarations of its own.
  return [...builtInsIn(language), ...deletable].find(
    ([{ name }, input]) => name === type.name && input.slug === slug,
  )?.[1];
}
