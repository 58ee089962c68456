import { choiceOf, longText, optional, text } from '../model/field.ts';
import { defineSection } from '../model/nested.ts';
import { actions } from './section-fields.ts';

export const callToAction = defineSection({
  type: 'callToAction',
  label: 'Call to action',
  purpose: 'An invitation, with one or two buttons.',
  fields: {
    title: text('Title', { max: 120 }),
    text: optional(longText('Text')),
    actions,
    look: choiceOf('Look', {
      panel: 'Panel in the brand colour',
      line: 'Below a line, on the background of the page',
    }),
  },
});
