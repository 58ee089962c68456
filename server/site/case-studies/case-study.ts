import { pages } from '../../../content/addresses.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import type { PublicContent } from '../published.ts';
import { caseStudyCardFields } from './case-studies.ts';
import { readInvitation, searchFieldNames, splitSearchFields } from '../pages/page.ts';
import { reviewFields } from '../reviews.ts';
import { readSections } from '../sections.ts';

const detailFields = ['services', 'review_id', 'description', 'sections', 'position', 'updated_at'] as const;

export type CaseStudy = NonNullable<Awaited<ReturnType<typeof readCaseStudy>>>;

/** Reads the data of a case study's page, with the services and the review that visitors may see, and the case study after it. */
export async function readCaseStudy(content: PublicContent, slug: string) {
  const named = content.recordsWithPreview(caseStudy).where('slug', '=', slug);
  const row = await content.readOne(caseStudy, named, [...caseStudyCardFields, ...detailFields, ...searchFieldNames]);
  if (!row) return null;
  const { search, rest: details } = splitSearchFields(row);
  const [services, quote, next, sections, invitation] = await Promise.all([
    content.chosen(service, details.services, ['id', 'slug', 'title']),
    content.readOne(review, content.records(review).where('id', '=', details.review_id), reviewFields),
    readNext(content, details),
    readSections(content, details.sections),
    readInvitation(content, pages['case-study']),
  ]);
  return { ...details, services, review_id: quote, next, sections, search, invitation };
}

/** Reads the case study after one in the order set by hand; after the last comes the first. */
async function readNext(content: PublicContent, { id, position }: { id: number; position: number }) {
  const others = content.inOrder(caseStudy).where('id', '!=', id).limit(1);
  const after = others.where((eb) => eb(eb.refTuple('position', 'id'), '>', eb.tuple(position, id)));
  return (
    (await content.readOne(caseStudy, after, caseStudyCardFields)) ??
    (await content.readOne(caseStudy, others, caseStudyCardFields))
  );
}
