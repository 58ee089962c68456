import { pages, recordPath } from '../../content/addresses.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { page } from '../../content/types/page.ts';
import { createApiClient, overNetwork } from '../../test/api-client.ts';
import { everySection } from '../../test/every-section.ts';
import { tokenOf } from './server.mjs';

/** @typedef {import('../../content/sections/section-kinds.ts').SectionType} SectionType */

/** Twelve kinds, with all five that read other records. @type {readonly SectionType[]} */
export const TWELVE = [
  'hero',
  'quotes',
  'people',
  'services',
  'caseStudies',
  'posts',
  'cards',
  'steps',
  'numbers',
  'faq',
  'prices',
  'callToAction',
];

/**
 * Creates a page of the demonstration with a section of each kind, or of those wanted, and returns its path.
 *
 * @param {string} origin @param {readonly SectionType[]} [wanted]
 */
export async function createPageOfSections(origin, wanted) {
  const { ask, create } = createApiClient(overNetwork(origin), await tokenOf(origin));
  const { image } = (await ask('GET', '/case-studies')).body.data[0];
  const { slug } = await create(page, {
    title: `A page of ${wanted?.length ?? 'all'} sections`,
    status: ACTIVE,
    seo_description: 'What a page can be made of.',
    sections: everySection(image, wanted),
  });
  return recordPath(pages.page, slug);
}
