import { blog } from '../../content/types/blog.ts';
import { caseStudy } from '../../content/types/case-study.ts';
import { meetingKind } from '../../content/types/meeting-kind.ts';
import { review } from '../../content/types/review.ts';
import { service } from '../../content/types/service.ts';
import { teamMember } from '../../content/types/team-member.ts';
import type { Field } from '../../content/model/field.ts';
import { leavesOf } from '../../content/model/parts/nested.ts';
import { page } from '../../content/types/page.ts';
import { actions } from '../../content/sections/section-fields.ts';
import { type Section, sectionKinds, type SectionType } from '../../content/sections/section-kinds.ts';
import { memberFields, readTeam } from './about.ts';
import { blogCardFields, readNewestBlogs, withCategories } from './blog/blogs.ts';
import { caseStudyCardFields } from './case-studies/case-studies.ts';
import { readLinkedRecords } from './links/linked-pages.ts';
import { meetingKindFields, withMeetingKinds } from './meeting-kinds.ts';
import type { PublicContent } from './published.ts';
import { reviewFields } from './reviews.ts';
import { firstOfEachCategory, readServices, serviceCardFields } from './services/services.ts';

const QUOTES = 3;
const CASE_STUDIES = 3;

/** What the kinds of sections show of other records. */
const readers = {
  quotes: (content, { source, reviews, look }) =>
    source === 'chosen'
      ? content.chosen(review, reviews, reviewFields)
      : content.newest(review, look === 'single' ? 1 : QUOTES, reviewFields),

  services: async (content, { source, category, services }) => {
    if (source === 'chosen') return content.chosen(service, services, serviceCardFields);
    const all = await readServices(content);
    if (source === 'category') return all.filter((card) => card.category === category);
    return source === 'each' ? firstOfEachCategory(all) : all;
  },

  posts: async (content, { source, category, posts, count }) => {
    if (source === 'chosen') return withCategories(content, await content.chosen(blog, posts, blogCardFields));
    const [id] = source === 'category' ? category : [];
    return readNewestBlogs(content, count, id === undefined ? undefined : { id });
  },

  people: async (content, { source, people }) =>
    source === 'chosen'
      ? withMeetingKinds(content, await content.chosen(teamMember, people, memberFields))
      : readTeam(content),

  caseStudies: (content, { source, case_studies }) =>
    source === 'chosen'
      ? content.chosen(caseStudy, case_studies, caseStudyCardFields)
      : content.newest(caseStudy, CASE_STUDIES, caseStudyCardFields),

  booking: (content, { meeting_kind }) => content.chosen(meetingKind, meeting_kind, meetingKindFields),
} satisfies { [Type in SectionType]?: (content: PublicContent, section: Section<Type>) => Promise<object[]> };

type Readers = typeof readers;

/** A section with the records it shows. */
export type ShownSection<Type extends SectionType = SectionType> = {
  [T in Type]: Section<T> & { data: T extends keyof Readers ? Awaited<ReturnType<Readers[T]>> : null };
}[Type];

/** The lists without which a section is nothing: all but its buttons. */
const lists = new Set(
  sectionKinds.flatMap(({ fields }) =>
    Object.entries<Field>(fields).flatMap(([name, field]) =>
      field.kind === 'list' && field !== actions ? [name] : [],
    ),
  ),
);

/** Reads what visitors see of some sections: neither hidden nor empty ones. */
export async function readSections(content: PublicContent, sections: readonly Section[]): Promise<ShownSection[]> {
  const visible = sections.filter((section) => !section.hidden);
  const linked = content.language ? await withLinksHere(content, visible) : visible;
  const withRecords = await Promise.all(linked.map((section) => withData(content, section)));
  return withRecords.filter((section) => !isEmpty(section));
}

/** Makes buttons and cards lead to the pages in the language of some content. */
async function withLinksHere(content: PublicContent, sections: readonly Section[]): Promise<Section[]> {
  const holder = { sections: structuredClone(sections) as Section[] };
  const leaves = leavesOf(page.fields.sections, holder, 'sections');
  const links = leaves.filter(({ field }) => field.kind === 'linkOrPath');
  const linkOf = (leaf: (typeof links)[number]) => (leaf.holder[leaf.name] as string | null) ?? '';
  const present = await readLinkedRecords(content, links.map(linkOf));
  for (const leaf of links) if (linkOf(leaf)) leaf.holder[leaf.name] = present(linkOf(leaf)) ?? linkOf(leaf);
  return holder.sections;
}

async function withData(content: PublicContent, section: Section): Promise<ShownSection> {
  const read = (readers as Partial<Record<SectionType, Reader>>)[section.type];
  return { ...section, data: read ? await read(content, section) : null } as ShownSection;
}

type Reader = (content: PublicContent, section: Section) => Promise<object[]>;

function isEmpty(section: ShownSection): boolean {
  // A teaser of the agency says something without faces too.
  if (section.type === 'people' && section.lead) return false;
  return Object.entries(section).some(
    ([name, value]) => (name === 'data' || lists.has(name)) && Array.isArray(value) && value.length === 0,
  );
}
