import type { Seed } from '../../../records.ts';

export const smallPrint: Seed<'page'> = {
  title: 'The Small Print',
  seo_title: 'The small print: how Marram keeps things quiet',
  seo_description:
    'What Marram signs, where drafts are kept, who may read them, when they are destroyed, and what is not promised.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'The small print, large enough',
      lead: 'Everything we would want to know before we let a stranger read our letters.',
      actions: [],
      look: 'text',
    },
    {
      id: 'rules',
      type: 'richText',
      heading: 'Where things are kept',
      html: `
<p>Drafts live on one machine in our office and in one encrypted copy elsewhere. They are not in anybody’s mailbox: you get a
link that works for fourteen days and only with a word that we tell you on the telephone. We have had to explain this to
managing partners of some seniority, and all of them managed.</p>
<p>Real letters, medical notes and deeds we read at your desk, on your paper, and leave there. If we need an example to work
from, Noor invents one with you.</p>
<p>No text of yours is put into a machine that learns from it. Our spelling is checked by Elspeth.</p>
<h3>How long</h3>
<p>Ninety days after the last invoice we delete every draft and tell you that we have. What is published is yours, and we
keep one copy of that so that you can ask us for it when your own has gone.</p>
`,
    },
    {
      id: 'voice',
      type: 'quotes',
      source: 'chosen',
      reviews: ['A family law firm, in its own words'],
      look: 'single',
      tone: 'dark',
    },
    {
      id: 'time',
      type: 'steps',
      heading: 'The usual timetable',
      lead: 'For rewriting about ten pages. Websites take the same steps, more slowly.',
      tone: 'tint',
      steps: [
        {
          title: 'A morning at your desk',
          time: 'Week 1',
          text: 'Noor sits beside your receptionist and writes down what people ask. She does not write down who.',
        },
        {
          title: 'The first page',
          time: 'Week 2',
          text: 'You get one page, finished. If the tone is wrong we have lost a day, not a month.',
        },
        {
          title: 'The others',
          time: 'Weeks 3 and 4',
          text: 'Two or three at a time, so that they are read and not merely approved.',
        },
        {
          title: 'Compliance, and silence',
          time: 'Week 5',
          text: 'Somebody at your end reads everything for the regulator. We use the week to test the pages on people who are not lawyers.',
        },
      ],
    },
    {
      id: 'questions',
      type: 'faq',
      heading: 'Awkward questions',
      questions: [
        {
          question: 'Do you also work for our competitors?',
          html: '<p>No. We take one firm for each field and town at a time. But if you ask whether somebody is a client, we shall say that we cannot say, just as we would if they asked about you.</p>',
        },
        {
          question: 'What if one of you leaves?',
          html: '<p>Their undertaking has no end date. Since 2014 one person has left us, to farm sheep, and she has been impressively dull about it.</p>',
        },
        {
          question: 'Would you tell a court?',
          html: '<p>If we were ordered to. We are not lawyers and have no privilege, which is one more reason for us not to know things.</p>',
        },
        {
          question: 'Do you turn work down?',
          html: '<p>Yes: anything that asks us to make somebody look as though they had not done what they did. Explaining is another matter, and we are rather good at it.</p>',
        },
      ],
    },
    {
      id: 'paper',
      type: 'callToAction',
      title: 'The page and a half that we sign',
      text: 'It names what is confidential, for how long, and what happens if we fail. Morag sends it without asking what it is about.',
      actions: [{ label: 'Ask for the undertaking', link: '/contact-us' }],
    },
  ],
};
