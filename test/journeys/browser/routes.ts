import { isRecordPage, pageList, pageTitle } from '../../../content/addresses.ts';

/** A public page, as a visitor reaches it. */
interface PublicPage {
  path: string;
  title: string;
  status?: number;
  /** Only pages with a form carry script. */
  hasForm?: true;
}

export const service = { slug: 'website-design-and-build', title: 'Website Design and Build' };
export const member = { slug: 'daniel-okafor', name: 'Daniel Okafor' };
export const blog = {
  slug: 'why-your-online-shop-feels-slow-and-how-to-tell',
  title: 'Why your online shop feels slow, and how to tell',
};

/** A record of the demonstration for each page of records, by the name of the page. */
const records: Record<string, { slug: string; title: string }> = { service, blog };

/** Every page of `content/addresses.ts`, the second page of each list, and two that are not found. */
export const publicPages: PublicPage[] = [
  ...pageList.filter(({ isUnlisted }) => !isUnlisted).flatMap(viewsOf),
  { path: '/meeting/cancel?token=old', title: 'No Meeting to Cancel', status: 404 },
  { path: '/no-such-page', title: 'Page Not Found', status: 404 },
];

function viewsOf(page: (typeof pageList)[number]): PublicPage[] {
  const { key, name, path, alias, paginates, hasForm } = page;
  const record = records[key];
  if (isRecordPage(page) && !record) throw new Error(`Name a record of the demonstration for the page ${key}.`);
  // The home page is called by the claim of the demonstration.
  const title = path === '/' ? 'Three kinds of work, one small team' : (name ?? record?.title ?? '');
  const paths = [path, ...(alias ? [alias] : [])].map((each) => each.replace(':slug', record?.slug ?? ''));
  return [
    ...paths.map((each) => ({ path: each, title, ...(hasForm && { hasForm }) })),
    ...(paginates ? [{ path: `${path}?page=2`, title: pageTitle(title, 2) }] : []),
  ];
}

/** The navigation of the specification. */
export const navigation = [
  { text: 'Home', href: '/' },
  { text: 'About Us', href: '/about-us' },
  { text: 'Our Services', href: '/our-services' },
  { text: 'Our Reviews', href: '/our-reviews' },
  { text: 'Blogs', href: '/our-blogs' },
  { text: 'Contact Us', href: '/contact-us' },
];
