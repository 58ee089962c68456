import type { pageNamesIn } from '../../content/words/page-names.ts';
import type { Words } from '../../content/words/words.ts';

/** The sections of a home page of which nobody has written anything yet: what there is to show, under plain headings. */
export const bareHome = (home: Words['first']['home'], pageNames: ReturnType<typeof pageNamesIn>) => [
  {
    id: 'expertise',
    type: 'cards',
    look: 'marks',
    cards: [{ title: home.design }, { title: home.build }, { title: home.grow }],
  },
  {
    id: 'people',
    type: 'people',
    heading: home.people,
    look: 'faces',
    tone: 'dark',
    more: { label: pageNames.about, link: '/about-us' },
  },
  { id: 'reviews', type: 'quotes', heading: home.reviews, more: { label: home.allReviews, link: '/our-reviews' } },
  {
    id: 'services',
    type: 'services',
    heading: home.services,
    source: 'each',
    more: { label: home.allServices, link: '/our-services' },
  },
  { id: 'posts', type: 'posts', heading: home.posts, more: { label: home.allPosts, link: '/our-blogs' } },
  {
    id: 'contact',
    type: 'callToAction',
    title: pageNames.contact,
    actions: [{ label: home.sendMessage, link: '/contact-us' }],
  },
];
