import type { BuiltInPages } from '../../../pages/every-page.ts';
import { home } from './home.ts';

export const builtInPages: BuiltInPages = {
  home,
  'about-us': {
    seo_description:
      'Meet the six people of Plinth, a studio in Karachi that works for small firms in the United States and Europe.',
    sections: [
      {
        id: 'day',
        type: 'steps',
        heading: 'A Tuesday here, by your clock',
        lead: 'This is how our working day overlaps with yours.',
        look: 'route',
        tone: 'tint',
        steps: [
          {
            title: 'Europe has its coffee',
            time: '13:00 in Karachi, 9:00 in Berlin',
            text: 'Calls with Europe, and answers to whatever came in overnight. Mira is already on her second cup.',
          },
          {
            title: 'The studio is quiet',
            time: '15:00 in Karachi',
            text: 'Three hours without meetings. This is when most of the work gets done.',
          },
          {
            title: 'New York sits down',
            time: '18:30 in Karachi, 8:30 in New York',
            text: 'Calls with the East Coast, drafts on a shared screen. Bilal eats his dinner off camera.',
          },
          {
            title: 'The West Coast wakes up',
            time: '20:30 in Karachi, 7:30 in Portland',
            text: 'The last half hour is for the early risers over there. Then the lights go out until noon.',
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
            html: '<p>For the work that the page describes, yes. If yours is larger or smaller, we say so on the first call and give you a different figure in writing. After that it does not change.</p>',
          },
          {
            question: 'When do I pay?',
            html: '<p>For projects, a third when we start, a third when you have seen it working, and a third four weeks after launch. Monthly work is billed at the end of the month.</p>',
          },
          {
            question: 'How soon could you begin?',
            html: '<p>Usually in four to seven weeks. There are six of us, and we take on two projects at a time. If you are in a hurry, ask: sometimes another client is happy to wait.</p>',
          },
          {
            question: 'How do I stop a monthly service?',
            html: '<p>Send us one line by email, a month ahead. You keep the accounts, the texts and the list of what we changed.</p>',
          },
        ],
      },
      {
        id: 'choose',
        type: 'callToAction',
        title: 'Not sure which of these you need?',
        text: 'Describe the problem in your own words. We will say what we would do first and what can wait.',
        actions: [
          { label: 'Book a call', link: '/meeting' },
          { label: 'Write to us', link: '/contact-us' },
        ],
        look: 'line',
      },
    ],
  },
  'our-work': {
    lead: 'What our clients needed, what we did about it, and the figures afterwards.',
    seo_description:
      'Projects by Plinth from start to finish: what the client needed, what we made and what it changed.',
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
        text: 'Every one of these began with half an hour on the phone and somebody who had put up with something for too long.',
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
            text: 'It still is. But you now get the pages two at a time, and we ask about your busiest days before we set the date.',
          },
          {
            title: '“A question I send after lunch is answered by the time I come in the next day”',
            text: 'We now take turns to stay until nine in the evening for clients on the West Coast.',
          },
          {
            title: '“Checking the drafts takes me longer than they said it would”',
            text: 'We had been guessing. The hours on our service pages are now the ones that clients wrote down.',
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
        text: 'Send us the question. If others are likely to ask it too, we turn the answer into a post. You get yours first, by email.',
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
            text: 'She answers it herself, with a question, a time for a call or the name of somebody who would suit you better.',
          },
          {
            title: 'We talk for half an hour',
            time: 'In the same week, as a rule',
            text: 'You describe the problem. The person who would do the work is on the call as well.',
          },
          {
            title: 'You get one page',
            time: 'Three working days later',
            text: 'One figure, what it covers, what it leaves out and when we could start. You have two weeks to think about it.',
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
            text: 'What is in the way, and since when. You need not prepare anything, and there are no slides.',
          },
          {
            title: 'We ask',
            time: 'The next fifteen',
            text: 'What a customer is worth to you, who decides, what you have tried. Sana has a list and ticks things off.',
          },
          {
            title: 'We say what we would do',
            time: 'The last five',
            text: 'Sometimes it is nothing, or something you can do yourself. If so, we tell you there and then.',
          },
        ],
      },
    ],
  },
};
