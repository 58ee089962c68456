import { richText, text } from '../model/field.ts';
import { defineSection, list } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const faq = defineSection({
  type: 'faq',
  label: 'Questions',
  purpose: 'Questions people ask, each with an answer that opens.',
  fields: {
    ...heading,
    questions: list(
      'Questions',
      { question: text('Question'), html: richText('Answer') },
      { one: 'Question', maxItems: 30 },
    ),
    ...tone,
  },
});
