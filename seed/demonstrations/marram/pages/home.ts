import type { Seed } from '../../../records.ts';

export const home: Partial<Seed<'page'>> = {
  seo_title: 'Words and websites for confidential work',
  seo_description:
    'Marram is five people in Edinburgh who write and build for law firms, clinics, notaries, foundations and archives.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'For the work that is nobody else’s business',
      lead: 'Websites and letters for people who are paid, among other things, to keep quiet: solicitors, doctors, notaries, archivists.',
      actions: [
        { label: 'Write to us', link: '/contact-us' },
        { label: 'Read the small print', link: '/the-small-print' },
      ],
      look: 'text',
    },
    {
      id: 'essay',
      type: 'richText',
      heading: 'The difficulty, briefly',
      html: `
<p>You may not say who your clients are. You may not say what you did for them, how it ended or what it was worth. Whatever
you write will be read by someone who has slept badly, by the other side, and by your regulator.</p>
<p>So most practices say that they are professional, and stop there. We write what comes after: the first day, the bill, who
will ring back. None of it is secret. It has merely never been written down.</p>
`,
      width: 'large',
    },
    {
      id: 'services',
      type: 'cards',
      heading: 'What we are asked for most',
      look: 'list',
      tone: 'tint',
      cards: [
        {
          title: 'Plain English Rewriting',
          text: 'The pages you already have, so that they are understood. £190 a page.',
          link: '/services/plain-english-rewriting',
        },
        {
          title: 'Practice Websites',
          text: 'A dozen pages at most, and no gavels. £7,800.',
          link: '/services/practice-websites',
        },
        {
          title: 'Enquiry Forms',
          text: 'Four questions where there were nineteen. £1,650.',
          link: '/services/enquiry-forms',
        },
        {
          title: 'The Difficult Statement',
          text: 'Something has happened, and it is not yet ten o’clock. £950 a day.',
          link: '/services/the-difficult-statement',
        },
        {
          title: 'All eight, with prices',
          link: '/our-services',
        },
      ],
    },
    {
      id: 'voice',
      type: 'quotes',
      source: 'chosen',
      reviews: ['An enquiry form for people at the end of their tether'],
      look: 'single',
      tone: 'dark',
    },
    {
      id: 'people',
      type: 'people',
      heading: 'Five people and one key',
      look: 'faces',
    },
    {
      id: 'posts',
      type: 'posts',
      heading: 'From the notebook',
      more: { label: 'All notes', link: '/our-blogs' },
      tone: 'tint',
    },
    {
      id: 'contact',
      type: 'callToAction',
      title: 'Tell us as little as you like',
      text: 'A telephone number and “it is about our website” will do.',
      actions: [
        { label: 'Write to us', link: '/contact-us' },
        { label: 'Choose a time', link: '/meeting' },
      ],
    },
  ],
};
