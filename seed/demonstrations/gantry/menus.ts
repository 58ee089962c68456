import type { Seed } from '../../records.ts';

export const menus: Seed<'menus'> = {
  header: [
    { label: 'Jobs and prices', link: '/our-services', children: [] },
    { label: 'Work', link: '/our-work', children: [] },
    { label: 'Shift plan', link: '/shift-plan', children: [] },
    { label: 'Dock notes', link: '/our-blogs', children: [] },
    { label: 'The shed', link: '/about-us', children: [] },
  ],
  footer: [
    {
      title: 'Before you ring',
      links: [
        { label: 'Shift plan', link: '/shift-plan' },
        { label: 'What clients say', link: '/our-reviews' },
        { label: 'Weigh the box first', link: '/blogs/weigh-the-box-before-you-price-the-jar' },
      ],
    },
    {
      title: 'Knock',
      links: [
        { label: 'Write to us', link: '/contact-us' },
        { label: 'Half an hour with Joke', link: '/meeting' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy', link: '/privacy' },
    { label: 'Imprint', link: '/imprint' },
  ],
};
