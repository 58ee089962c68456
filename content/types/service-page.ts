import { defineContent, screensAt } from '../model/content-type.ts';
import { explained, longText, optional, richText, text } from '../model/field.ts';

export const servicePage = defineContent({
  name: 'servicePage',
  table: 'service_pages',
  path: 'service-pages',
  label: { one: 'Service Page', many: 'Service Page' },
  noun: { one: 'Services page', many: 'Services pages' },
  title: 'page_title',
  addressedBy: 'id',
  untranslated: 'shared',
  single: true,
  fields: {
    breadcrumb_heading: explained(optional(text('Breadcrumb Heading')), 'The title on top of Our Services.'),
    breadcrumb_short_description: explained(
      optional(longText('Breadcrumb Short Description')),
      'Below that title, and in search results.',
    ),
    breadcrumb_description: explained(optional(richText('Breadcrumb Description')), 'Below that, above the services.'),
    page_title: optional(text('Page Title')),
    page_short_description: optional(longText('Page Short Description')),
    page_description: optional(richText('Page Description')),
  },
  groups: {
    Opening: ['breadcrumb_heading', 'breadcrumb_short_description', 'breadcrumb_description'],
    Introduction: ['page_title', 'page_short_description', 'page_description'],
  },
  screens: {
    ...screensAt('service-pages'),
    back: 'Back to Service Page',
    group: 'Site',
    purpose: 'It introduces the services on Our Services.',
  },
  columns: { breadcrumb_heading: 'Breadcrumb Heading', page_title: 'Page Title' },
  messages: {
    created: 'Service Page Created!',
    updated: 'Service Page Updated!',
    deleted: 'Service Page Details Deleted!',
  },
});
