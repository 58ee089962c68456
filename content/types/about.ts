import { defineContent, screensAt } from '../model/content-type.ts';
import { explained, longText, optional, richText, text } from '../model/field.ts';

export const about = defineContent({
  name: 'about',
  table: 'abouts',
  path: 'abouts',
  label: { one: 'About', many: 'About' },
  noun: { one: 'About page', many: 'About pages' },
  title: 'breadcrumb_heading',
  addressedBy: 'id',
  untranslated: 'shared',
  single: true,
  fields: {
    short_description: explained(optional(longText('Short Description')), 'Beside the people on the home page.'),
    breadcrumb_heading: explained(optional(text('Breadcrumb Heading')), 'The title on top of About Us.'),
    breadcrumb_short_description: explained(
      optional(longText('Breadcrumb Short Description')),
      'Below that title, and in search results.',
    ),
    breadcrumb_description: explained(
      optional(richText('Breadcrumb Description')),
      'A note beside “Who We Are”, below the people.',
    ),
    wwa_heading: optional(text('Who We Are Heading')),
    wwa_description: optional(richText('Who We Are Description')),
    wca_heading: optional(text('Why Choose Us Heading')),
    wca_description: optional(richText('Why Choose Us Description')),
    team_heading: optional(text('Team Heading')),
  },
  groups: {
    'Home Page': ['short_description'],
    Opening: ['breadcrumb_heading', 'breadcrumb_short_description', 'breadcrumb_description'],
    'Who We Are': ['wwa_heading', 'wwa_description'],
    'Why Choose Us': ['wca_heading', 'wca_description'],
    Team: ['team_heading'],
  },
  screens: {
    ...screensAt('about'),
    back: 'Back to About',
    group: 'Site',
    purpose: 'It tells visitors who you are, on the home page and on About Us.',
  },
  columns: { breadcrumb_heading: 'Breadcrumb Heading', wwa_heading: 'Who We Are', wca_heading: 'Why Choose Us' },
  messages: { created: 'About Us Created!', updated: 'About Updated!', deleted: 'About Deleted!' },
});
