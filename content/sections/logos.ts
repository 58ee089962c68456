import { image, linkOrPath, optional, text } from '../model/field.ts';
import { defineSection, list } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const logos = defineSection({
  type: 'logos',
  label: 'Logos',
  purpose: 'The logos of clients, partners or tools.',
  fields: {
    ...heading,
    logos: list(
      'Logos',
      {
        name: text('Name', { max: 80 }),
        image: image('Logo'),
        dark_image: optional(image('Logo on Dark')),
        link: optional(linkOrPath('Link')),
      },
      { one: 'Logo', maxItems: 24 },
    ),
    ...tone,
  },
});
