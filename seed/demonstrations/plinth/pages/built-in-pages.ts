import type { Demonstration } from '../../demonstration.ts';
import { home } from './home.ts';

export const builtInPages: Demonstration['builtInPages'] = {
  home,
  'about-us': {
    seo_description:
      'Meet the six people of Plinth, a studio in Karachi that works for small firms in the United States and Europe.',
    sections: [
      {
        id: 'day',
        type: 'steps',
        heading: 'A Tuesday here, by your clock',
        lead: 'Whoever you are, somebody is awake. This is one ordinary day, in our time and in yours.',
        look: 'route',
        tone: 'tint',
        steps: [
          {
            title: 'Europe has its coffee',
            time: '13:00 in Karachi, 9:00 in Berlin',
            text: 'The European calls, and whatever somebody wrote last night. Mira is on her second cup, not her first.',
          },
          {
            title: 'The studio is quiet',
            time: '15:00 in Karachi',
            text: 'Three hours without meetings. Most of what you pay for is made here.',
          },
          {
            title: 'New York sits down',
            time: '18:30 in Karachi, 8:30 in New York',
            text: 'Calls with the East Coast, drafts on a shared screen. Bilal eats his dinner off camera.',
          },
          {
            title: 'The West Coast wakes up',
            time: '20:30 in Karachi, 7:30 in Portland',
            text: 'The last half hour belongs to whoever is up earliest over there. Then the lights go out until noon.',
          },
        ],
      },
    ],
  },
  'our-services': {
    seo_description:
      'Websites, Amazon and marketing: each service has a fixed price, a clear plan and a list of what it leaves out.',
    sections: [
      {
        id: 'questions',
        type: 'faq',
        heading: 'About prices, mostly',
        tone: 'tint',
        questions: [
          {
            question: 'Is the price on the page what I will pay?',
            html: '<p>For the work that the page describes, yes. If yours is larger or smaller, we say so on the first call and give you another figure, in writing. After that it does not move.</p>',
          },
          {
            question: 'When do I pay?',
            html: '<p>For projects, a third when we start, a third when you have seen it working, and a third four weeks after launch. Monthly work is billed at the end of the month.</p>',
          },
          {
            question: 'How soon could you begin?',
            html: '<p>Usually in four to seven weeks. We are six, and we take on two projects at a time. If you are in a hurry, ask: now and then somebody else is not.</p>',
          },
          {
            question: 'How do I stop a monthly service?',
            html: '<p>With one line by email, a month ahead. You keep the accounts, the texts and the list of what we changed.</p>',
          },
        ],
      },
      {
        id: 'choose',
        type: 'callToAction',
        title: 'Not sure which of these you need?',
        text: 'Describe the trouble in your own words. We will say what we would do first, and what can wait.',
        actions: [
          { label: 'Book a call', link: '/meeting' },
          { label: 'Write to us', link: '/contact-us' },
        ],
        look: 'line',
      },
    ],
  },
  'our-work': {
    lead: 'What our clients needed, what we made of it, and the figures afterwards.',
    seo_description: 'Projects of Plinth from start to finish: what was needed, what was made, and what it changed.',
    sections: [
      {
        id: 'voice',
        type: 'quotes',
        source: 'chosen',
        reviews: ["One place for a client's papers"],
        look: 'single',
        tone: 'tint',
      },
      {
        id: 'yours',
        type: 'callToAction',
        title: 'What would yours be called?',
        text: 'Every one of these began with half an hour on the phone and somebody who was tired of a clipboard.',
        actions: [{ label: 'Book a call', link: '/meeting' }],
      },
    ],
  },
  'our-reviews': {
    lead: "In our clients' own words: what went well, and what could have gone better.",
    seo_description: 'What clients say about working with Plinth, project by project.',
    sections: [
      {
        id: 'complaints',
        type: 'cards',
        heading: 'What they complained about, and what we changed',
        look: 'list',
        tone: 'tint',
        cards: [
          {
            title: '“Week two was a lot of reading”',
            text: 'It still is. But you now get the pages two at a time, and we ask for your busiest days before we set the date.',
          },
          {
            title: '“A question sent after lunch is answered the next day”',
            text: 'For clients on the West Coast one of us now stays until nine in the evening, by turns.',
          },
          {
            title: '“Checking the drafts takes longer than they said”',
            text: 'We had been counting our minutes. The hours on our service pages are now those that clients wrote down.',
          },
        ],
      },
    ],
  },
  'our-blogs': {
    lead: 'What we learn on the job, written down so you can use it without us.',
    seo_description: 'Notes on websites, marketing and marketplaces by the team at Plinth.',
    sections: [
      {
        id: 'ask',
        type: 'callToAction',
        title: 'Stuck on something we have not written about?',
        text: 'Send us the question. If others will have it too, the answer becomes a post; yours comes first, by email.',
        actions: [{ label: 'Ask us', link: '/contact-us' }],
        look: 'line',
      },
    ],
  },
  'contact-us': {
    lead: 'Tell us what you want to get done. A person will answer you within one working day.',
    seo_description: 'Write to us or call. A person will answer you within one working day.',
    sections: [
      {
        id: 'next',
        type: 'steps',
        heading: 'What happens next',
        tone: 'tint',
        steps: [
          {
            title: 'Sana reads it',
            time: 'Within one working day',
            text: 'She answers herself: with a question, a time for a call, or the name of somebody who would suit you better.',
          },
          {
            title: 'We talk for half an hour',
            time: 'In the same week, as a rule',
            text: 'You describe the trouble. The person who would do the work is on the call as well.',
          },
          {
            title: 'You get one page',
            time: 'Three working days later',
            text: 'One figure, what it covers, what it leaves out, and when we could start. You have two weeks to think about it.',
          },
        ],
      },
    ],
  },
  meeting: {
    lead: 'Choose a time that suits you. We confirm it by email.',
    seo_description: 'Ask for a call at a time that suits you.',
    sections: [
      {
        id: 'call',
        type: 'steps',
        heading: 'The half hour, minute by minute',
        look: 'route',
        steps: [
          {
            title: 'You talk',
            time: 'The first ten minutes',
            text: 'What is in the way, and since when. Nothing has to be prepared, and there are no slides.',
          },
          {
            title: 'We ask',
            time: 'The next fifteen',
            text: 'What a customer brings you, who decides, what you have tried. Sana has a list, and crosses things off.',
          },
          {
            title: 'We say what we would do',
            time: 'The last five',
            text: 'Sometimes it is nothing, or something you can do yourself. You hear that here and not in an offer.',
          },
        ],
      },
    ],
  },
};
