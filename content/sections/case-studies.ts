import { choice } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { heading, more, tone } from './section-fields.ts';

export const caseStudies = defineSection({
  type: 'caseStudies',
  label: 'Case studies',
  purpose: 'Work you have done: the newest case studies, or those you choose.',
  fields: {
    ...heading,
    source: choice(
      'Case studies',
      [
        { value: 'newest', label: 'The newest' },
        { value: 'chosen', label: 'Chosen ones' },
      ],
      { initial: 'newest' },
    ),
    case_studies: relations('Chosen Case Studies', {
      to: 'caseStudy',
      optionsFrom: '/case-studies',
      shows: ['title'],
    }),
    ...more,
    ...tone,
  },
});
