import { choiceOf, image, linkOrPath, longText, optional, text } from '../model/field.ts';
import { defineSection, list } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const cards = defineSection({
  type: 'cards',
  label: 'Cards',
  purpose: 'A few points of equal weight, each with a title and a sentence.',
  fields: {
    ...heading,
    cards: list(
      'Cards',
      {
        title: text('Title', { max: 80 }),
        text: optional(longText('Text')),
        image: optional(image('Picture')),
        link: optional(linkOrPath('Link')),
      },
      { one: 'Card' },
    ),
    look: choiceOf('Look', {
      cards: 'Cards',
      marks: 'Columns with artwork',
      list: 'List',
    }),
    ...tone,
  },
});
