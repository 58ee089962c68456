/** The top navigation, in order, with the paths that belong to an entry beside its own. */
export const navigation = [
  { label: 'Home', path: '/' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Our Services', path: '/our-services', holds: ['/services/', '/our-services/'] },
  { label: 'Our Reviews', path: '/our-reviews' },
  { label: 'Blogs', path: '/our-blogs', holds: ['/blogs/'] },
  { label: 'Contact Us', path: '/contact-us', holds: ['/contact'] },
];
