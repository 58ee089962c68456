import { EMBEDS } from '../embeds/embeds.ts';
import {
  boolean,
  choiceOf,
  embed as embedAddress,
  explained,
  image,
  linkOrPath,
  longText,
  optional,
  richText,
  shared,
  text,
} from '../model/field.ts';
import { defineSection, group, list } from '../model/parts/nested.ts';
import { action, heading, tone } from './section-fields.ts';

export const cards = defineSection({
  type: 'cards',
  label: 'Cards',
  purpose: 'A few points of equal weight, each with a title and a sentence.',
  fields: {
    ...heading,
    cards: list(
      'Cards',
      {
        title: text('Title', { max: 80 }),
        text: optional(longText('Text')),
        image: optional(image('Picture')),
        link: optional(linkOrPath('Link')),
      },
      { one: 'Card' },
    ),
    look: choiceOf('Look', {
      cards: 'Cards',
      marks: 'Columns with artwork',
      list: 'List',
    }),
    ...tone,
  },
});

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

export const numbers = defineSection({
  type: 'numbers',
  label: 'Numbers',
  purpose: 'A few figures that you can vouch for.',
  fields: {
    ...heading,
    numbers: list(
      'Numbers',
      {
        value: shared(text('Value', { max: 20 })),
        label: text('Label', { max: 80 }),
        note: optional(text('Note', { max: 120 })),
      },
      { one: 'Number', maxItems: 6 },
    ),
    ...tone,
  },
});

export const prices = defineSection({
  type: 'prices',
  label: 'Prices',
  purpose: 'What things cost, side by side.',
  fields: {
    ...heading,
    plans: list(
      'Plans',
      {
        name: text('Name', { max: 60 }),
        price: shared(text('Price', { max: 30 })),
        per: optional(text('Per', { max: 30 })),
        html: richText('What It Includes'),
        action: optional(group('Button', action)),
        highlighted: boolean('Highlighted'),
      },
      { one: 'Plan', maxItems: 4 },
    ),
    note: optional(longText('Note')),
    ...tone,
  },
});

export const logos = defineSection({
  type: 'logos',
  label: 'Logos',
  purpose: 'The logos of clients, partners or tools.',
  fields: {
    ...heading,
    logos: list(
      'Logos',
      {
        name: shared(text('Name', { max: 80 })),
        image: image('Logo', { mayBeDrawn: true }),
        dark_image: optional(image('Logo on Dark', { mayBeDrawn: true })),
        link: optional(linkOrPath('Link')),
      },
      { one: 'Logo', maxItems: 24 },
    ),
    ...tone,
  },
});

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

export const embed = defineSection({
  type: 'embed',
  label: 'Embed',
  purpose: 'A video, a map or a calendar of another host, loaded once a visitor wants it.',
  fields: {
    ...heading,
    address: explained(embedAddress('Address'), `Copy it from your browser: ${EMBEDS}.`),
    title: explained(text('Title', { max: 120 }), 'What it is, for those who cannot see it and on its button.'),
    poster: optional(image('Still Picture')),
    ...tone,
  },
});
