import { choice, longText, optional, text } from '../model/field.ts';
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
    look: choice(
      'Look',
      [
        { value: 'panel', label: 'Panel in the brand colour' },
        { value: 'line', label: 'Below a line, on the background of the page' },
      ],
      { initial: 'panel' },
    ),
  },
});
