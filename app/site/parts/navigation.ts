/** The top navigation, in order. */
export const navigation = [
  { label: 'Home', path: '/' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Our Services', path: '/our-services', also: '/services/' },
  { label: 'Our Reviews', path: '/our-reviews' },
  { label: 'Blogs', path: '/our-blogs', also: '/blogs/' },
  { label: 'Contact Us', path: '/contact-us' },
];
