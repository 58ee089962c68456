import { type InboxForm, inboxKinds } from '../inbox/inbox-kinds.ts';
import { choiceOf, explained, image, longText, optional, richText as richTextField, text } from '../model/field.ts';
import { defineSection, group, list } from '../model/parts/nested.ts';
import { action, actions, heading, tone } from './section-fields.ts';

const formLabels = Object.fromEntries(
  inboxKinds.map(({ form }) => [form, `${form.charAt(0).toUpperCase()}${form.slice(1)} form`]),
) as Record<InboxForm, string>;

export const hero = defineSection({
  type: 'hero',
  label: 'Hero',
  purpose: 'The opening of a page: a claim, a sentence, and what to do next.',
  fields: {
    title: text('Title', { max: 120 }),
    lead: optional(longText('Lead')),
    actions,
    note: explained(optional(text('Note', { max: 120 })), 'A short line below the buttons.'),
    image: optional(image('Picture')),
    look: choiceOf('Look', {
      artwork: 'Artwork beside the text',
      beside: 'Picture beside the text',
      behind: 'Picture behind the text',
      text: 'Text only',
    }),
  },
});

export const richText = defineSection({
  type: 'richText',
  label: 'Text',
  purpose: 'Text with headings, lists, links, pictures and tables.',
  fields: {
    ...heading,
    html: richTextField('Text'),
    width: choiceOf('Width', {
      narrow: 'Narrow, for reading',
      wide: 'Wide',
      large: 'Large, beside the heading',
    }),
    ...tone,
  },
});

export const pictureText = defineSection({
  type: 'pictureText',
  label: 'Picture and text',
  purpose: 'A picture with text beside it.',
  fields: {
    ...heading,
    html: richTextField('Text'),
    image: image('Picture'),
    action: optional(group('Button', action)),
    side: choiceOf('Picture on the', {
      start: 'Left',
      end: 'Right',
    }),
    ...tone,
  },
});

export const faq = defineSection({
  type: 'faq',
  label: 'Questions',
  purpose: 'Questions people ask, each with an answer that opens.',
  fields: {
    ...heading,
    questions: list(
      'Questions',
      { question: text('Question'), html: richTextField('Answer') },
      { one: 'Question', maxItems: 30 },
    ),
    ...tone,
  },
});

export const callToAction = defineSection({
  type: 'callToAction',
  label: 'Call to action',
  purpose: 'An invitation, with one or two buttons.',
  fields: {
    title: text('Title', { max: 120 }),
    text: optional(longText('Text')),
    actions,
    look: choiceOf('Look', {
      panel: 'Panel in the brand colour',
      line: 'Below a line, on the background of the page',
    }),
  },
});

export const contactForm = defineSection({
  type: 'contactForm',
  label: 'Form',
  purpose: 'A form that visitors send, with text beside it.',
  fields: {
    ...heading,
    html: optional(richTextField('Text')),
    form: choiceOf('Form', formLabels),
    ...tone,
  },
});
