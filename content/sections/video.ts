import { image, linkOrPath, optional, text } from '../model/field.ts';
import { defineSection } from '../model/nested.ts';
import { heading, tone } from './section-fields.ts';

export const video = defineSection({
  type: 'video',
  label: 'Video',
  purpose: 'A still picture that leads to a video.',
  fields: {
    ...heading,
    poster: image('Still Picture'),
    link: linkOrPath('Video Link'),
    caption: optional(text('Caption')),
    ...tone,
  },
});
