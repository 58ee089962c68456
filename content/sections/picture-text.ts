import { choice, image, optional, richText } from '../model/field.ts';
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
    side: choice(
      'Picture on the',
      [
        { value: 'start', label: 'Left' },
        { value: 'end', label: 'Right' },
      ],
      { initial: 'start' },
    ),
    ...tone,
  },
});
