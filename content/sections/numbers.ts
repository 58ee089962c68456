import { optional, text } from '../model/field.ts';
import { defineSection, list } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const numbers = defineSection({
  type: 'numbers',
  label: 'Numbers',
  purpose: 'A few figures that you can vouch for.',
  fields: {
    ...heading,
    numbers: list(
      'Numbers',
      {
        value: text('Value', { max: 20 }),
        label: text('Label', { max: 80 }),
        note: optional(text('Note', { max: 120 })),
      },
      { one: 'Number', maxItems: 6 },
    ),
    ...tone,
  },
});
