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

export const publicPages: PublicPage[] = [
  { path: '/', title: 'Three kinds of work, one small team' },
  { path: '/about-us', title: 'About Us' },
  { path: '/our-services', title: 'Our Services' },
  { path: `/services/${service.slug}`, title: service.title },
  { path: `/our-services/${service.slug}`, title: service.title },
  { path: '/our-reviews', title: 'Our Reviews' },
  { path: '/our-reviews?page=2', title: 'Our Reviews, page 2' },
  { path: '/our-blogs', title: 'Blogs' },
  { path: '/our-blogs?page=2', title: 'Blogs, page 2' },
  { path: `/blogs/${blog.slug}`, title: blog.title },
  { path: '/contact-us', title: 'Contact Us', hasForm: true },
  { path: '/contact', title: 'Contact Us', hasForm: true },
  { path: '/meeting', title: 'Schedule a Meeting', hasForm: true },
  { path: '/meeting/cancel?token=old', title: 'No Meeting to Cancel', status: 404 },
  { path: '/no-such-page', title: 'Page Not Found', status: 404 },
];

/** The navigation of the specification. */
export const navigation = [
  { text: 'Home', href: '/' },
  { text: 'About Us', href: '/about-us' },
  { text: 'Our Services', href: '/our-services' },
  { text: 'Our Reviews', href: '/our-reviews' },
  { text: 'Blogs', href: '/our-blogs' },
  { text: 'Contact Us', href: '/contact-us' },
];
