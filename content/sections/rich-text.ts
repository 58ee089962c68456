import { choiceOf, richText as html } from '../model/field.ts';
import { defineSection } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const richText = defineSection({
  type: 'richText',
  label: 'Text',
  purpose: 'Text with headings, lists, links, pictures and tables.',
  fields: {
    ...heading,
    html: html('Text'),
    width: choiceOf('Width', {
      narrow: 'Narrow, for reading',
      wide: 'Wide',
      large: 'Large, beside the heading',
    }),
    ...tone,
  },
});
