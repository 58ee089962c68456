import { caseStudy } from '../../../content/types/case-study.ts';
import type { PublicContent, PublicRecord } from '../published.ts';

export const caseStudyCardFields = [
  'id',
  'slug',
  'title',
  'client',
  'short_description',
  'image',
  'year',
  'results',
] as const;

export type CaseStudyCard = PublicRecord<typeof caseStudy, (typeof caseStudyCardFields)[number]>;

/** Reads all case studies as cards, in the order set by hand. */
export async function readCaseStudies(content: PublicContent) {
  return { caseStudies: await content.read(caseStudy, content.inOrder(caseStudy), caseStudyCardFields) };
}
