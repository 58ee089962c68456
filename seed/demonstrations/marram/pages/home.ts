import type { PageSeed } from '../../../shapes.ts';

export const home: Partial<PageSeed> = {
  seo_title: 'Words and websites for confidential work',
  seo_description:
    'Marram is five people in Edinburgh who write and build for law firms, clinics, notaries, foundations and archives.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'For work that is nobody else’s business',
      lead: 'We write, design and look after websites and letters for people who are paid, among other things, to keep quiet: solicitors, doctors, notaries, trustees, archivists.',
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
<p>So most practices say that they are professional, and stop there. We help with the part that comes after: what happens
on the first day, what it costs, who will ring back, and what you will never ask over the telephone. None of it is secret. It
has simply never been written down.</p>
`,
      width: 'large',
    },
    {
      id: 'services',
      type: 'services',
      heading: 'What we are asked for most',
      source: 'chosen',
      services: ['Plain English Rewriting', 'Practice Websites', 'Enquiry Forms', 'The Difficult Statement'],
      more: { label: 'All eight, with prices', link: '/our-services' },
      tone: 'tint',
    },
    {
      id: 'voice',
      type: 'quotes',
      source: 'chosen',
      reviews: ['An enquiry form for people at the end of their tether'],
      look: 'single',
      tone: 'brand',
    },
    {
      id: 'people',
      type: 'people',
      heading: 'Five people and one key',
      look: 'faces',
      more: { label: 'Who they are', link: '/about-us' },
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
      text: 'A telephone number and “it is about our website” will do. Morag rings back the same day, from a withheld number if you prefer.',
      actions: [
        { label: 'Write to us', link: '/contact-us' },
        { label: 'Choose a time', link: '/meeting' },
      ],
    },
  ],
};
