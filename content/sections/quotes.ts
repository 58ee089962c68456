import { choice } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { heading, more, tone } from './section-fields.ts';

export const quotes = defineSection({
  type: 'quotes',
  label: 'Quotes',
  purpose: 'What clients say: the newest reviews, or those you choose.',
  fields: {
    ...heading,
    source: choice(
      'Reviews',
      [
        { value: 'newest', label: 'The newest' },
        { value: 'chosen', label: 'Chosen ones' },
      ],
      { initial: 'newest' },
    ),
    reviews: relations('Chosen Reviews', { to: 'review', optionsFrom: '/reviews', shows: ['project_name'] }),
    look: choice(
      'Look',
      [
        { value: 'grid', label: 'One large quote, others beside it' },
        { value: 'single', label: 'One large quote' },
      ],
      { initial: 'grid' },
    ),
    ...more,
    ...tone,
  },
});
