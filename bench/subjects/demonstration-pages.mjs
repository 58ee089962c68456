/** The longest post of the demonstration. */
export const POST = '/blogs/why-your-online-shop-feels-slow-and-how-to-tell';

/** One page of each kind. */
export const PAGES = [
  '/',
  '/about-us',
  '/our-services',
  '/services/website-design-and-build',
  '/our-reviews',
  '/our-blogs',
  POST,
  '/contact-us',
  '/meeting',
];
