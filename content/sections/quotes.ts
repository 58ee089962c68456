import { choiceOf } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { heading, more, tone } from './section-fields.ts';

export const quotes = defineSection({
  type: 'quotes',
  label: 'Quotes',
  purpose: 'What clients say: the newest reviews, or those you choose.',
  fields: {
    ...heading,
    source: choiceOf('Reviews', {
      newest: 'The newest',
      chosen: 'Chosen ones',
    }),
    reviews: relations('Chosen Reviews', { to: 'review', optionsFrom: '/reviews', shows: ['project_name'] }),
    look: choiceOf('Look', {
      grid: 'One large quote, others beside it',
      single: 'One large quote',
    }),
    ...more,
    ...tone,
  },
});
