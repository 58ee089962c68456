import type { BuiltInPages } from '../../../pages/every-page.ts';
import { home } from './home.ts';

export const builtInPages: BuiltInPages = {
  home,
  'about-us': {
    seo_description:
      'Five people in Edinburgh who write and build for practices that cannot talk about their clients. We do not talk about ours.',
    sections: [
      {
        id: 'way',
        type: 'steps',
        heading: 'How to find us, and not be seen doing it',
        lead: 'There is no sign. Clients have told us that this is a feature.',
        look: 'route',
        tone: 'tint',
        steps: [
          {
            title: 'The station',
            time: '0 minutes',
            text: 'Leave by the steps, not by the ramp. Turn your back on the castle; everyone else is facing it.',
          },
          {
            title: 'Tolbooth Close',
            time: '6 minutes',
            text: 'Between a shop for kilts and a shop for cheese. You could be going to either.',
          },
          {
            title: 'The third floor',
            time: '9 minutes',
            text: 'Past the bookbinder, who will nod. The bell says M. If stairs are difficult, ring and we come down to you.',
          },
        ],
      },
    ],
  },
  'our-services': {
    seo_description:
      'Eight pieces of work with their prices in pounds: websites, forms, catalogues, rewriting, letters, search and statements.',
    sections: [
      {
        id: 'questions',
        type: 'faq',
        heading: 'Before you order',
        tone: 'tint',
        questions: [
          {
            question: 'Our regulator has rules about advertising. Do you know them?',
            html: '<p>We know where they tend to bite: success rates, comparisons, fees that leave something out. You know them better. Your compliance partner reads every page before it is published, and we allow for that in the timetable, because it always takes a week.</p>',
          },
          {
            question: 'May we see work you did for somebody like us?',
            html: '<p>Three of our clients let us show theirs, on <a href="/our-work">Our Work</a>. Two more will take a telephone call from you. The rest would be alarmed to be asked.</p>',
          },
          {
            question: 'What if a text has to go before all the partners?',
            html: '<p>Then we ask that one of them holds the pen. There is <a href="/blogs/four-signatures-without-a-decision">a note on how to arrange that</a> without anybody losing face.</p>',
          },
          {
            question: 'Do you use our real files?',
            html: '<p>No. Noor makes up a client with your people in an afternoon, and that client appears in every draft. Ours have included a Mrs Petrie with a croft, a pension and no will.</p>',
          },
        ],
      },
      {
        id: 'reading',
        type: 'callToAction',
        title: 'Send us your worst page',
        text: 'We read one page of yours without charge and send it back with pencil marks. Leave the names out.',
        actions: [{ label: 'Send a page', link: '/contact-us' }],
        look: 'line',
      },
    ],
  },
  'our-work': {
    title: 'Work we may show',
    lead: 'Three pieces of work whose owners said we may. The others are doing quite well without being mentioned.',
    seo_description:
      'Three pieces of work by Marram that may be shown: a clinic’s enquiry form, an archive’s catalogue, a trust’s refusals.',
    sections: [
      {
        id: 'unshown',
        type: 'richText',
        heading: 'About the rest',
        html: `
<p>In a normal year we finish some twenty pieces of work and may speak of one. We have come to like it. Nobody has ever hired us
because of a photograph of somebody’s lobby.</p>
`,
        width: 'large',
        tone: 'tint',
      },
      {
        id: 'like-yours',
        type: 'callToAction',
        title: 'Have we done something like yours?',
        text: 'Ask in a sentence without names. We will answer in a sentence without names.',
        actions: [{ label: 'Ask', link: '/contact-us' }],
      },
    ],
  },
  'our-reviews': {
    title: 'What clients say',
    lead: 'Seven people wrote to us afterwards and agreed to be printed. One of them was not entirely happy; his is here too.',
    seo_description:
      'What two solicitors, a doctor, a mediator, a notary, a small trust and an archivist say after working with Marram.',
    sections: [
      {
        id: 'ask',
        type: 'callToAction',
        title: 'Better than reading it: ask them',
        text: 'Judith Abernethy and Ruth Kinnear take calls from people who are thinking of working with us. We are not on the line.',
        actions: [{ label: 'Ask for a number', link: '/contact-us' }],
        look: 'line',
      },
    ],
  },
  'our-blogs': {
    title: 'Notes',
    lead: 'What we would tell you over tea. Take the templates; that is what they are for.',
    seo_description:
      'Notes on discretion, plain words and running a practice, with templates to copy, by the five people of Marram.',
    sections: [
      {
        id: 'letter',
        type: 'callToAction',
        title: 'Four letters a year',
        text: 'The best of these notes, on paper, in an envelope without our name on it. To come off the list, send the envelope back.',
        actions: [{ label: 'Ask Morag for it', link: '/contact-us' }],
      },
    ],
  },
  'contact-us': {
    title: 'Write, or telephone',
    lead: 'A line is enough. Leave your clients’ names out until we have signed something.',
    seo_description: 'Write to Marram or ring the third floor. Morag answers first, on the same working day.',
    sections: [
      {
        id: 'next',
        type: 'steps',
        heading: 'What happens next',
        tone: 'tint',
        steps: [
          {
            title: 'Morag reads it',
            time: 'Before five',
            text: 'She rings or writes back on the same working day, to say who will look after you and to ask what may be written down.',
          },
          {
            title: 'We sign first',
            time: 'Within two days',
            text: 'You send your undertaking or take ours. Until it is signed we talk about the weather and your website as it stands.',
          },
          {
            title: 'You get a page',
            time: 'By the Friday after',
            text: 'One sheet: what we would do, what it costs, what we would leave alone. It is yours, whether you take it up or not.',
          },
        ],
      },
    ],
  },
  meeting: {
    lead: 'Half an hour, by telephone or on the third floor. Say which, and which of us you would rather not speak to, if any.',
    seo_description: 'Choose half an hour with Marram, by telephone or on the third floor in Edinburgh.',
    sections: [
      {
        id: 'bring',
        type: 'cards',
        heading: 'What to have to hand',
        look: 'list',
        cards: [
          {
            title: 'The page you are ashamed of',
            text: 'Everybody has one. Have it open; we will read it aloud together, which hurts for a minute.',
          },
          {
            title: 'The question reception hears most',
            text: 'Ask them before you ring us. The answer belongs on your website and is usually not there.',
          },
          {
            title: 'Nothing else',
            text: 'No brief, no examples of sites you like, and above all no files.',
          },
        ],
      },
    ],
  },
};
