/** The sections of a home page of which nobody has written anything yet: what there is to show, under plain headings. */
export const bareHome = [
  {
    id: 'expertise',
    type: 'cards',
    look: 'marks',
    cards: [{ title: 'Design' }, { title: 'Build' }, { title: 'Grow' }],
  },
  {
    id: 'people',
    type: 'people',
    heading: 'Who does the work',
    look: 'faces',
    tone: 'dark',
    more: { label: 'About Us', link: '/about-us' },
  },
  { id: 'reviews', type: 'quotes', heading: 'Reviews', more: { label: 'All reviews', link: '/our-reviews' } },
  {
    id: 'services',
    type: 'services',
    heading: 'Services',
    source: 'each',
    more: { label: 'All services', link: '/our-services' },
  },
  { id: 'posts', type: 'posts', heading: 'Latest from the blog', more: { label: 'All posts', link: '/our-blogs' } },
  {
    id: 'contact',
    type: 'callToAction',
    title: 'Contact Us',
    actions: [{ label: 'Send a message', link: '/contact-us' }],
  },
];
