import { choiceOf, image, optional, richText } from '../model/field.ts';
import { defineSection, group } from '../model/nested.ts';
import { action, heading, tone } from './section-fields.ts';

export const pictureText = defineSection({
  type: 'pictureText',
  label: 'Picture and text',
  purpose: 'A picture with text beside it.',
  fields: {
    ...heading,
    html: richText('Text'),
    image: image('Picture'),
    action: optional(group('Button', action)),
    side: choiceOf('Picture on the', {
      start: 'Left',
      end: 'Right',
    }),
    ...tone,
  },
});
