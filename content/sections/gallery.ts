import { choiceOf, image, optional, text } from '../model/field.ts';
import { defineSection, list } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const gallery = defineSection({
  type: 'gallery',
  label: 'Gallery',
  purpose: 'Pictures that speak for themselves.',
  fields: {
    ...heading,
    pictures: list(
      'Pictures',
      { image: image('Picture'), caption: optional(text('Caption')) },
      { one: 'Picture', maxItems: 24 },
    ),
    look: choiceOf('Look', {
      grid: 'Grid',
      strip: 'Strip that scrolls sideways',
    }),
    ...tone,
  },
});
