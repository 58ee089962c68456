import { choiceOf, longText, optional, text } from '../model/field.ts';
import { defineSection, list } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const steps = defineSection({
  type: 'steps',
  label: 'Steps',
  purpose: 'How you work, from the first step to the last.',
  fields: {
    ...heading,
    steps: list(
      'Steps',
      { title: text('Title', { max: 80 }), time: optional(text('Time', { max: 40 })), text: longText('Text') },
      { one: 'Step', maxItems: 8 },
    ),
    look: choiceOf('Look', {
      numbers: 'Numbered',
      route: 'Stops on a route',
    }),
    ...tone,
  },
});
