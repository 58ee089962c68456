import { longText, text } from '../model/field.ts';
import { defineSection, list } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const steps = defineSection({
  type: 'steps',
  label: 'Steps',
  purpose: 'How it goes, from first to last.',
  fields: {
    ...heading,
    steps: list('Steps', { title: text('Title', { max: 80 }), text: longText('Text') }, { maxItems: 8 }),
    ...tone,
  },
});
