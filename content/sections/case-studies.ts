import { choiceOf } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { heading, more, tone } from './section-fields.ts';

export const caseStudies = defineSection({
  type: 'caseStudies',
  label: 'Case studies',
  purpose: 'Work you have done: the newest case studies, or those you choose.',
  fields: {
    ...heading,
    source: choiceOf('Case studies', {
      newest: 'The newest',
      chosen: 'Chosen ones',
    }),
    case_studies: relations('Chosen Case Studies', {
      to: 'caseStudy',
      optionsFrom: '/case-studies',
      shows: ['title'],
    }),
    ...more,
    ...tone,
  },
});
