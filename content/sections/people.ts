import { choice } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { heading, more, tone } from './section-fields.ts';

export const people = defineSection({
  type: 'people',
  label: 'People',
  purpose: 'Who does the work: the whole team, or those you choose.',
  fields: {
    ...heading,
    source: choice(
      'People',
      [
        { value: 'all', label: 'The whole team' },
        { value: 'chosen', label: 'Chosen people' },
      ],
      { initial: 'all' },
    ),
    people: relations('Chosen People', { to: 'teamMember', optionsFrom: '/teams', shows: ['name'] }),
    look: choice(
      'Look',
      [
        { value: 'cards', label: 'Cards' },
        { value: 'faces', label: 'A large sentence with faces below it' },
      ],
      { initial: 'cards' },
    ),
    ...more,
    ...tone,
  },
});
