import { defineContent, screensAt } from '../model/content-type.ts';
import { image, longText, optional, richText, shared, status, text } from '../model/field.ts';
import { relation } from '../model/relations.ts';
import { list, sections } from '../model/parts/nested.ts';
import { relations } from '../model/relations.ts';
import { sectionKinds } from '../sections/section-kinds.ts';
import { searchFields, searchGroup } from './search-fields.ts';

export const caseStudy = defineContent({
  name: 'caseStudy',
  table: 'case_studies',
  path: 'case-studies',
  label: { one: 'Case Study', many: 'Case Studies' },
  noun: { one: 'case study', many: 'case studies' },
  title: 'title',
  addressedBy: 'slug',
  untranslated: 'absent',
  ordered: true,
  fields: {
    title: text('Title'),
    client: shared(text('Client', { max: 120 })),
    short_description: longText('Short Description'),
    image: image('Image'),
    status: status(),
    services: relations('Services', { to: 'service', optionsFrom: '/services', shows: ['title'] }),
    year: shared(optional(text('Year', { max: 20 }))),
    results: list(
      'Results',
      { value: shared(text('Value', { max: 20 })), label: text('Label', { max: 80 }) },
      { one: 'Result', maxItems: 4 },
    ),
    review_id: optional(
      relation('Review', { to: 'review', optionsFrom: '/reviews', shows: ['project_name', 'client_name'] }),
    ),
    description: optional(richText('Description')),
    sections: sections('Sections', sectionKinds),
    ...searchFields,
  },
  aside: {
    Publishing: ['status', 'slug'],
    Project: ['client', 'year', 'services', 'review_id'],
    'Search Result': searchGroup,
  },
  screens: {
    ...screensAt('case-studies'),
    back: 'All case studies',
    group: 'Content',
    purpose: 'Case studies show work you have done. Each has its own page.',
  },
  columns: { title: 'Title', client: 'Client', image: 'Image', status: 'Status' },
  messages: { created: 'Case Study Created!', updated: 'Case Study Updated!', deleted: 'Case Study Deleted!' },
});
