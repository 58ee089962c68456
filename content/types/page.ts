import { defineContent, screensAt } from '../model/content-type.ts';
import { boolean, longText, optional, status, text } from '../model/field.ts';
import { sections } from '../model/parts/nested.ts';
import { sectionKinds } from '../sections/section-kinds.ts';
import { searchFields, searchGroup } from './search-fields.ts';

const opening = { title: 'breadcrumb_heading', lead: 'breadcrumb_short_description' };

export const page = defineContent({
  name: 'page',
  table: 'pages',
  path: 'pages',
  label: { one: 'Page', many: 'Pages' },
  noun: { one: 'page', many: 'pages' },
  title: 'title',
  addressedBy: 'slug',
  untranslated: 'absent',
  fields: {
    title: text('Title'),
    status: status(),
    lead: optional(longText('Lead')),
    sections: sections('Sections', sectionKinds),
    ...searchFields,
    hidden_from_search: boolean('Hidden from Search Engines'),
  },
  singleParts: {
    about: { of: 'about', slug: 'about-us', replaces: opening },
    service_page: { of: 'servicePage', slug: 'our-services', replaces: opening },
  },
  aside: { Publishing: ['status', 'slug', 'hidden_from_search'], 'Search Result': searchGroup },
  screens: {
    ...screensAt('pages'),
    back: 'All pages',
    group: 'Site',
    purpose: 'Pages are made of sections. Home, About Us and the others are pages too.',
  },
  columns: { title: 'Title', status: 'Status' },
  messages: { created: 'Page Created!', updated: 'Page Updated!', deleted: 'Page Deleted!' },
});
