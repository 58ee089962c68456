import { choiceOf, explained, image, longText, optional, text } from '../model/field.ts';
import { defineSection } from '../model/nested.ts';
import { actions } from './section-fields.ts';

export const hero = defineSection({
  type: 'hero',
  label: 'Hero',
  purpose: 'The opening of a page: a claim, a sentence, and what to do next.',
  fields: {
    title: text('Title', { max: 120 }),
    lead: optional(longText('Lead')),
    actions,
    note: explained(optional(text('Note', { max: 120 })), 'A short line below the buttons.'),
    image: optional(image('Picture')),
    look: choiceOf('Look', {
      artwork: 'Artwork beside the text',
      beside: 'Picture beside the text',
      behind: 'Picture behind the text',
      text: 'Text only',
    }),
  },
});
