import { sectionKinds, type SectionType } from '../content/sections/section-kinds.ts';
import { page } from '../content/types/page.ts';
import { sampleOfEach } from './api/app/sample-fields.ts';

/** A heading that is unique to each kind, so that a test finds its section. */
export const headingOf = (type: SectionType) => `The ${type} section`;

const action = { label: 'Book a call', link: '/meeting' };
const html = '<h2>Inside</h2><p>Text with a <a href="/about-us">link</a>.</p><ul><li>One</li><li>Two</li></ul>';
const text = 'A sentence that says a little more about it, so that it runs over two lines or three.';

/** What sections of some kinds say besides their heading. The others have a sample of each field. */
const written = (image: string): Partial<Record<SectionType, object>> => ({
  hero: { lead: text, actions: [action, { label: 'See what we do', link: '/our-services' }], note: 'A note' },
  richText: { html },
  pictureText: { html, image, image_alt: 'Our office', action },
  cards: { cards: ['Design', 'Build', 'Grow'].map((title) => ({ title, text, link: '/about-us' })), look: 'marks' },
  steps: { steps: ['Listen', 'Plan', 'Build'].map((title) => ({ title, text })) },
  numbers: { numbers: [1, 2, 3].map((value) => ({ value: `${value}0 %`, label: 'of all', note: 'A note' })) },
  quotes: {},
  people: {},
  services: { source: 'each' },
  caseStudies: {},
  posts: {},
  logos: { logos: ['Ash', 'Oak'].map((name) => ({ name, image, link: 'https://example.com' })) },
  gallery: { pictures: [1, 2, 3, 4].map((number) => ({ image, caption: `Picture ${number}` })), look: 'strip' },
  video: { poster: image, link: 'https://example.com/video', caption: 'How we work' },
  faq: { questions: ['What does it cost?', 'How long does it take?'].map((question) => ({ question, html })) },
  prices: {
    plans: ['Small', 'Large'].map((name, index) => ({
      name,
      price: '€2,400',
      per: 'per month',
      html,
      action,
      highlighted: index === 1,
    })),
    note: 'All prices are net.',
  },
  callToAction: { text, actions: [action, { label: 'Contact Us', link: '/contact-us' }] },
  contactForm: {},
  // The kind of meeting that a test makes first.
  booking: { meeting_kind: [1] },
});

/** A section of each kind, or of those wanted, that says which one it is. */
export function everySection(image: string, types?: readonly SectionType[], rest: object = {}) {
  return sectionKinds
    .filter(({ type }) => types?.includes(type) ?? true)
    .map(({ type, fields }) => {
      const heading = headingOf(type);
      const names = type === 'hero' || type === 'callToAction' ? { title: heading } : { heading, lead: text, ...rest };
      const values = written(image)[type] ?? sampleOfEach(fields, { type: page, pictureIn: () => image });
      return { ...values, id: type, type, ...names };
    });
}
