import { choice, optional } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { serviceCategories } from '../service-categories.ts';
import { heading, more, tone } from './section-fields.ts';

export const services = defineSection({
  type: 'services',
  label: 'Services',
  purpose: 'What you offer: all services, one category, or those you choose.',
  fields: {
    ...heading,
    source: choice(
      'Services',
      [
        { value: 'all', label: 'All' },
        { value: 'each', label: 'Two from each category' },
        { value: 'category', label: 'One category' },
        { value: 'chosen', label: 'Chosen ones' },
      ],
      { initial: 'all' },
    ),
    category: optional(choice('Category', serviceCategories)),
    services: relations('Chosen Services', { to: 'service', optionsFrom: '/services', shows: ['title'] }),
    ...more,
    ...tone,
  },
});
