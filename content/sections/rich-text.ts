import { choice, richText as html } from '../model/field.ts';
import { defineSection } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const richText = defineSection({
  type: 'richText',
  label: 'Text',
  purpose: 'Text with headings, lists, links, pictures and tables.',
  fields: {
    ...heading,
    html: html('Text'),
    width: choice(
      'Width',
      [
        { value: 'narrow', label: 'Narrow, for reading' },
        { value: 'wide', label: 'Wide' },
        { value: 'large', label: 'Large, beside the heading' },
      ],
      { initial: 'narrow' },
    ),
    ...tone,
  },
});
