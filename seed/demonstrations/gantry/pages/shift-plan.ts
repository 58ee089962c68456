import type { Seed } from '../../../records.ts';

export const shiftPlan: Seed<'page'> = {
  title: 'Shift Plan',
  slug: 'shift-plan',
  seo_title: 'The shift plan: how a job goes, day by day',
  seo_description:
    'From the first box on our scale to the day you can do it without us: what happens when, who does it, what we need from you.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'Everybody knows whose turn it is.',
      lead: 'A job here runs like a shift: it has a start, a handover and an end. This is the plan on the wall. Yours gets your name on it.',
      actions: [{ label: 'See the prices', link: '/our-services' }],
      look: 'text',
    },
    {
      id: 'plan',
      type: 'steps',
      heading: 'The plan on the wall',
      steps: [
        {
          title: 'The label',
          time: 'Day 0',
          text: 'You write, Joke answers. If we might be of use, she emails a label for two of what you make.',
        },
        {
          title: 'The box arrives',
          time: 'Day 1',
          text: 'Two of one product. Wout weighs, measures and photographs them before anybody has an opinion.',
        },
        {
          title: 'The sum',
          time: 'Day 3',
          text: 'Pieter fills in one sheet. You get it whatever it says. One in five jobs ends here.',
        },
        {
          title: 'The price',
          time: 'Day 5',
          text: 'It is the one on the page, or we say why not. You have two weeks. Nobody rings to ask.',
        },
        {
          title: 'The first piece',
          time: 'Week 2',
          text: 'One page, one letter, one screen, finished. Be hard on it. Everything after is made like this one.',
        },
        {
          title: 'The rest',
          time: 'Weeks 3 to 6',
          text: 'Every Friday by noon, five lines: done, late, spent, learned, needed from you.',
        },
        {
          title: 'It opens',
          time: 'On a Tuesday',
          text: 'Then somebody is here for three more days if it squeaks.',
        },
        {
          title: 'The handover',
          time: 'Four weeks later',
          text: 'Half a day with the person who will do it from now on. They get the checklist and we delete our copy of the key.',
        },
      ],
    },
    {
      id: 'yours',
      type: 'cards',
      heading: 'Your half of the shift',
      lead: 'Jobs are late for three reasons, and we have had all of them.',
      look: 'list',
      tone: 'tint',
      cards: [
        {
          title: 'One person who can say yes',
          text: 'Families are lovely. Families that vote on a shade of green take until spring.',
        },
        {
          title: 'Three hours a week',
          text: 'One to read, one to correct, one in reserve for the day your papers disagree.',
        },
        {
          title: 'Real numbers',
          text: 'What it costs, how many come back. We have seen worse. We will not tell you whose.',
        },
      ],
    },
    {
      id: 'voice',
      type: 'quotes',
      look: 'single',
      source: 'chosen',
      reviews: ['Mustard on its first pallet'],
      tone: 'dark',
    },
    {
      id: 'questions',
      type: 'faq',
      heading: 'If something goes wrong',
      questions: [
        {
          question: 'What if the person on our job is ill?',
          html: '<p>Everything one of us knows about your account is in a folder that two others have read. Page one says who they are.</p>',
        },
        {
          question: 'What if we cannot stand each other?',
          html: '<p>It happens. After the first piece either of us may stop without giving a reason. You pay for that piece and keep it.</p>',
        },
        {
          question: 'What if you break our product?',
          html: '<p>Then it would have broken on the way to Breda. We send you the film.</p>',
        },
      ],
    },
    {
      id: 'closing',
      type: 'pictureText',
      heading: 'Day 1 is a box.',
      html: `
<p>Ask for the label, put two in, hand it to the postman. The plan starts when it lands on our scale. If it rattles, so
much the better.</p>
`,
      image: 'A box on its way',
      image_alt: 'A delivery van, a parcel and hazard stripes',
      action: { label: 'Ask for the label', link: '/contact-us' },
      side: 'end',
      tone: 'tint',
    },
  ],
};
