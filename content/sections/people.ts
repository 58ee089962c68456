import { choiceOf } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { heading, more, tone } from './section-fields.ts';

export const people = defineSection({
  type: 'people',
  label: 'People',
  purpose: 'Who does the work: the whole team, or those you choose.',
  fields: {
    ...heading,
    source: choiceOf('People', {
      all: 'The whole team',
      chosen: 'Chosen people',
    }),
    people: relations('Chosen People', { to: 'teamMember', optionsFrom: '/teams', shows: ['name'] }),
    look: choiceOf('Look', {
      cards: 'Cards',
      faces: 'A large sentence with faces below it',
    }),
    ...more,
    ...tone,
  },
});
