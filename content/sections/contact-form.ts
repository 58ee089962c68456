import { choiceOf, optional, richText } from '../model/field.ts';
import { defineSection } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const contactForm = defineSection({
  type: 'contactForm',
  label: 'Form',
  purpose: 'The contact form or the meeting form, with text beside it.',
  fields: {
    ...heading,
    html: optional(richText('Text')),
    form: choiceOf('Form', {
      contact: 'Contact form',
      meeting: 'Meeting form',
    }),
    ...tone,
  },
});
