import type { BuiltInPages } from '../../../pages/every-page.ts';
import { home } from './home.ts';

export const builtInPages: BuiltInPages = {
  home,
  'about-us': {
    title: 'The shed',
    seo_title: 'The shed and the seven people in it',
    seo_description:
      'Why an agency needs a loading dock, the house rules beside the kettle, and who does what at Gantry.',
    sections: [
      {
        id: 'shed',
        type: 'pictureText',
        heading: 'Come and see. Thursdays at three.',
        html: `
<p>Every Thursday from three to five the shutter is up. Bring a box, or come empty-handed. There is coffee, there is
something to taste that a client makes, and at four Wout drops whatever has been brought.</p>
<p>Loods 7, Kraanspoorkade, Rotterdam. The green shutter is not ours. Ours has stripes.</p>
`,
        image: 'The shed',
        image_alt: 'A black shed with a red and white shutter, and boxes in front of it',
        action: { label: 'Tell us you are coming', link: '/contact-us' },
        side: 'end',
        tone: 'tint',
      },
    ],
  },
  'our-services': {
    title: 'Jobs and prices',
    seo_title: 'Eight jobs with their prices',
    seo_description:
      'First pallet, listings, account care, adverts, shops and checkout repair: what each costs, how long it takes, what it leaves out.',
    sections: [
      {
        id: 'small-print',
        type: 'faq',
        heading: 'The small print, in large print',
        questions: [
          {
            question: 'When do we pay?',
            html: '<p>One-off jobs: a third when we start, the rest when it works. Monthly jobs: at the end of the month, never before.</p>',
          },
          {
            question: 'What if you need longer than you said?',
            html: '<p>Then that is our problem and our evening. The price stays. If we are late because your papers are, we tell you on the day it happens.</p>',
          },
          {
            question: 'Can we stop a monthly job?',
            html: '<p>Yes, at the end of any month. One line by email is enough. You keep every campaign, sheet and text. We hand them over in an hour, and nobody will ring you to change your mind.</p>',
          },
          {
            question: 'We make forty things. Will you list them all?',
            html: '<p>We could. Start with twelve. If those do not sell, the other twenty-eight will not save you.</p>',
          },
          {
            question: 'Do you work for two makers of the same thing?',
            html: '<p>Not at once. One mustard, one clamp, one boot. If yours is taken, we tell you right away, and name somebody else who is good.</p>',
          },
        ],
      },
    ],
  },
  'our-work': {
    title: 'Fresh off the pallet',
    lead: 'Three jobs from box to doorstep, with the figure that mattered and the part that went wrong.',
    seo_title: 'Mustard, boots and clamps: three jobs told in full',
    seo_description: 'What came back, what we changed, what it earned and what we misjudged. Three projects of Gantry.',
    sections: [
      {
        id: 'counting',
        type: 'numbers',
        heading: 'How we count',
        lead: "Figures come from our clients' own accounts, and each of them has read their page and said yes.",
        numbers: [
          {
            value: '6 months',
            label: 'Before and after',
            note: 'The same months in two years, so that summer does not help.',
          },
          { value: '30 days', label: 'Waited for returns', note: 'A sale counts when it can no longer come back.' },
          { value: '1 mistake', label: 'At least, in every story', note: 'If there is none, we have not looked.' },
        ],
        tone: 'tint',
      },
    ],
  },
  'our-reviews': {
    title: 'They said it',
    lead: 'All seven, newest first, the mixed one too. We shorten nothing and answer for everything.',
    seo_title: 'What seven makers say about us',
    seo_description:
      'Seven clients of Gantry, from delighted to mixed: boots, mustard, clamps, tarps, teas, repair stands and a hot sauce.',
    sections: [
      {
        id: 'ring-them',
        type: 'richText',
        heading: 'Do not take our word for it. Ring one.',
        html: `
<p>Tell us what you make, and we ask two of them whether you may ring. They have all said yes so far. Henk answers only
before nine.</p>
<p><a href="/contact-us">Ask for two numbers</a></p>
`,
        width: 'large',
      },
    ],
  },
  'our-blogs': {
    title: 'Dock notes',
    lead: 'What we tell clients, written down so that you can do it without us. New ones when there is something to say.',
    seo_title: 'Dock notes: weight, returns, stock and pages that sell',
    seo_description:
      'Sums, packing tests, marketplace pages and adverts on part numbers. Notes by the seven people of Gantry in Rotterdam.',
    sections: [
      {
        id: 'tools',
        type: 'cards',
        heading: 'Three things for the wall',
        look: 'list',
        tone: 'tint',
        cards: [
          {
            title: 'The sum on one sheet',
            text: 'One jar or three: eight lines that tell you what you keep from a sale.',
            link: '/blogs/weigh-the-box-before-you-price-the-jar',
          },
          {
            title: 'The reorder date',
            text: 'Four numbers and a subtraction. Fits on a beer mat.',
            link: '/blogs/work-out-a-reorder-date-on-a-beer-mat',
          },
          {
            title: 'The calendar for November',
            text: 'Eight dates, the first of them in August.',
            link: '/blogs/november-starts-in-august',
          },
        ],
      },
    ],
  },
  'contact-us': {
    title: 'Write to the shed',
    lead: 'What do you make, and where does it hurt? Three lines will do. Joke reads them all.',
    seo_title: 'Write to the shed',
    seo_description:
      'Tell us what you make and where it hurts. Write before noon and you will hear from us before five.',
    sections: [
      {
        id: 'next',
        type: 'steps',
        heading: 'What happens next',
        steps: [
          {
            title: 'Joke reads it',
            time: 'The same day, if before noon',
            text: 'And answers it herself. If the answer is no, you get it there and then, with the name of somebody better.',
          },
          {
            title: 'You post us two',
            time: 'Within a week',
            text: 'Packed the way you pack on a busy day. We pay for the label. Please no cheese in July.',
          },
          {
            title: 'We ring with the sum',
            time: 'Within five working days',
            text: 'What you keep from a sale, what we would do first, what it costs. You can say no and keep the sheet.',
          },
        ],
        tone: 'tint',
      },
    ],
  },
  meeting: {
    title: 'Half an hour with Joke',
    lead: 'Half an hour with Joke, by phone or on video. Pick a time, and she confirms it by email.',
    seo_title: 'Half an hour with Joke',
    seo_description: 'Choose a time for half an hour with Joke Verhulst of Gantry, and three numbers to have ready.',
    sections: [
      {
        id: 'bring',
        type: 'cards',
        heading: 'Have these three ready',
        lead: 'A guess is fine. With them we need half an hour. Without them, two calls.',
        look: 'list',
        cards: [
          { title: 'What it weighs', text: 'Packed, in the box. A kitchen scale will do.' },
          { title: 'What it costs you to make', text: 'With the label, the lid and your own hour.' },
          { title: 'How many came back', text: 'Of the last hundred. Nobody is proud of this one.' },
        ],
      },
    ],
  },
};
