import type { Seed } from '../../../records.ts';

export const home: Partial<Seed<'page'>> = {
  seo_title: 'Websites, Amazon and marketing by one small team',
  seo_description:
    'Plinth is a studio of six in Karachi. We design, build and grow websites and shops at a price agreed before we start.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'Marketing and software that pay for themselves',
      lead: 'One small team designs, builds and grows what you sell online, at a price agreed before we start.',
      actions: [
        { label: 'Book a call', link: '/meeting' },
        { label: 'See what we do', link: '/our-services' },
      ],
      note: 'A person will answer you within one working day.',
      look: 'artwork',
    },
    {
      id: 'expertise',
      type: 'cards',
      look: 'marks',
      cards: [
        {
          title: 'Design',
          text: 'Pages that explain in five seconds what you do, designed for the people who use them.',
        },
        { title: 'Build', text: 'Fast websites, shops and tools that you own and can edit without calling us.' },
        { title: 'Grow', text: 'Email, search and marketplace campaigns, measured by the sales they bring in.' },
      ],
    },
    {
      id: 'people',
      type: 'people',
      heading: 'Who does the work',
      look: 'faces',
      tone: 'dark',
      more: { label: 'About Us', link: '/about-us' },
    },
    {
      id: 'reviews',
      type: 'quotes',
      heading: 'What clients say',
      more: { label: 'All reviews', link: '/our-reviews' },
    },
    {
      id: 'services',
      type: 'services',
      heading: 'What we can do for you',
      source: 'each',
      tone: 'tint',
      more: { label: 'All services', link: '/our-services' },
    },
    {
      id: 'posts',
      type: 'posts',
      heading: 'Latest from the blog',
      more: { label: 'All posts', link: '/our-blogs' },
    },
    {
      id: 'hours',
      type: 'steps',
      heading: 'From coast to coast, within one working day',
      lead: 'We work while you sleep, and meet you when our hours overlap.',
      look: 'route',
      steps: [
        {
          title: 'West Coast',
          text: 'Your night is our working day. Write to us in the evening and read our answer when you wake up.',
        },
        { title: 'East Coast', text: 'Your morning is our evening. That is when we meet on a video call.' },
        {
          title: 'Everywhere between',
          text: 'A written update every week, so that nobody needs a meeting to know where things stand.',
        },
      ],
    },
    {
      id: 'contact',
      type: 'callToAction',
      title: 'Tell us what you want to get done',
      text: 'Two or three lines are enough. Sana reads every message herself.',
      actions: [
        { label: 'Contact Us', link: '/contact-us' },
        { label: 'Book a call', link: '/meeting' },
      ],
    },
  ],
};
