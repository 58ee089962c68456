import type { RecordPageName } from './public-addresses.ts';

/** Records of the demonstration that tests and benchmarks open. */

export const service = { slug: 'website-design-and-build', title: 'Website Design and Build' };
export const member = { slug: 'daniel-okafor', name: 'Daniel Okafor' };
/** The longest post. */
export const blog = {
  slug: 'why-your-online-shop-feels-slow-and-how-to-tell',
  title: 'Why your online shop feels slow, and how to tell',
};

export const caseStudy = {
  slug: 'a-shop-for-pots-that-exist-only-once',
  title: 'A shop for pots that exist only once',
};
export const category = { slug: 'websites', title: 'Websites' };
export const meetingKind = { slug: 'a-first-conversation', title: 'A first conversation' };
export const page = { slug: 'how-we-work', title: 'How We Work' };

/** A record for each page of records, by the name of the page. */
export const records: Record<RecordPageName, { slug: string; title: string }> = {
  service,
  'case-study': caseStudy,
  blog,
  category,
  'meeting-kind': meetingKind,
  page,
};
