import { choice, choiceOf, optional } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { serviceCategories } from '../service-categories.ts';
import { heading, more, tone } from './section-fields.ts';

export const services = defineSection({
  type: 'services',
  label: 'Services',
  purpose: 'What you offer: all services, one category, or those you choose.',
  fields: {
    ...heading,
    source: choiceOf('Services', {
      all: 'All',
      each: 'Two from each category',
      category: 'One category',
      chosen: 'Chosen ones',
    }),
    category: optional(choice('Category', serviceCategories)),
    services: relations('Chosen Services', { to: 'service', optionsFrom: '/services', shows: ['title'] }),
    ...more,
    ...tone,
  },
});
