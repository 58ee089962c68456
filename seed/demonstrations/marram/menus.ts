import type { Seed } from '../../records.ts';

export const menus: Seed<'menus'> = {
  header: [
    { label: 'Services', link: '/our-services', children: [] },
    { label: 'Work', link: '/our-work', children: [] },
    { label: 'Notes', link: '/our-blogs', children: [] },
    { label: 'The Small Print', link: '/the-small-print', children: [] },
    { label: 'About Us', link: '/about-us', children: [] },
    { label: 'Contact', link: '/contact-us', children: [] },
  ],
  footer: [
    {
      title: 'Asked for most',
      links: [
        { label: 'Plain English Rewriting', link: '/services/plain-english-rewriting' },
        { label: 'Practice Websites', link: '/services/practice-websites' },
        { label: 'Enquiry Forms', link: '/services/enquiry-forms' },
        { label: 'The Difficult Statement', link: '/services/the-difficult-statement' },
      ],
    },
    {
      title: 'To read',
      links: [
        { label: 'On discretion', link: '/our-blogs/category/discretion' },
        { label: 'Plain words', link: '/our-blogs/category/plain-words' },
        { label: 'Running a practice', link: '/our-blogs/category/running-a-practice' },
        { label: 'What clients say', link: '/our-reviews' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy', link: '/privacy' },
    { label: 'Imprint', link: '/imprint' },
  ],
};
