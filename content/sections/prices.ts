import { boolean, longText, optional, richText, text } from '../model/field.ts';
import { defineSection, group, list } from '../model/nested.ts';
import { action, heading, tone } from './section-fields.ts';

export const prices = defineSection({
  type: 'prices',
  label: 'Prices',
  purpose: 'What things cost, side by side.',
  fields: {
    ...heading,
    plans: list(
      'Plans',
      {
        name: text('Name', { max: 60 }),
        price: text('Price', { max: 30 }),
        per: optional(text('Per', { max: 30 })),
        html: richText('What It Includes'),
        action: optional(group('Button', action)),
        highlighted: boolean('Highlighted'),
      },
      { one: 'Plan', maxItems: 4 },
    ),
    note: optional(longText('Note')),
    ...tone,
  },
});
