/** What the built-in pages are called at first. */
export const pageNames = {
  home: 'Home',
  about: 'About Us',
  services: 'Our Services',
  work: 'Our Work',
  reviews: 'Our Reviews',
  blogs: 'Blogs',
  moveMeeting: 'Move the meeting',
  search: 'Search',
  stopReminders: 'No more reminders',
  cancelMeeting: 'Cancel Our Meeting',
} as const;

/** What stands above the phone number until somebody says otherwise. It is specified. */
export const phoneLabel = 'Pakistan';

/** What the first categories of services are called. */
export const serviceCategories = {
  webDevelopment: 'Web Development Services',
  amazon: 'Amazon Services',
  digitalMarketing: 'Digital Marketing',
} as const;

/** What stands in a new site until somebody writes something else. */
export const first = {
  pageNames,
  phoneLabel,
  privacy: 'Privacy',
  imprint: 'Imprint',
  serviceCategories,
  home: {
    design: 'Design',
    build: 'Build',
    grow: 'Grow',
    people: 'Who does the work',
    reviews: 'Reviews',
    allReviews: 'All reviews',
    services: 'Services',
    allServices: 'All services',
    posts: 'Latest from the blog',
    allPosts: 'All posts',
    sendMessage: 'Send a message',
  },
} as const;
