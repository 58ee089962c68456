import { choice, choiceOf, keyIn, optional } from '../model/field.ts';
import { defineSection } from '../model/parts/nested.ts';
import { relations } from '../model/relations.ts';
import { heading, more, tone } from './section-fields.ts';

export const quotes = defineSection({
  type: 'quotes',
  label: 'Quotes',
  purpose: 'What clients say: the newest reviews, or those you choose.',
  fields: {
    ...heading,
    source: choiceOf('Reviews', {
      newest: 'The newest',
      chosen: 'Chosen ones',
    }),
    reviews: relations('Chosen Reviews', { to: 'review', optionsFrom: '/reviews', shows: ['project_name'] }),
    look: choiceOf('Look', {
      grid: 'One large quote, others beside it',
      single: 'One large quote',
    }),
    ...more,
    ...tone,
  },
});

export const people = defineSection({
  type: 'people',
  label: 'People',
  purpose: 'Who does the work: the whole team, or those you choose.',
  fields: {
    ...heading,
    source: choiceOf('People', {
      all: 'The whole team',
      chosen: 'Chosen people',
    }),
    people: relations('Chosen People', { to: 'teamMember', optionsFrom: '/teams', shows: ['name'] }),
    look: choiceOf('Look', {
      cards: 'Cards',
      faces: 'A large sentence with faces below it',
    }),
    ...more,
    ...tone,
  },
});

export const services = defineSection({
  type: 'services',
  label: 'Services',
  purpose: 'What you offer: all services, one category, or those you choose.',
  fields: {
    ...heading,
    source: choiceOf('Services', {
      all: 'All',
      each: 'Two from each category',
      category: 'One category',
      chosen: 'Chosen ones',
    }),
    category: optional(keyIn('Category', 'service_categories')),
    services: relations('Chosen Services', { to: 'service', optionsFrom: '/services', shows: ['title'] }),
    ...more,
    ...tone,
  },
});

export const caseStudies = defineSection({
  type: 'caseStudies',
  label: 'Case studies',
  purpose: 'Work you have done: the newest case studies, or those you choose.',
  fields: {
    ...heading,
    source: choiceOf('Case studies', {
      newest: 'The newest',
      chosen: 'Chosen ones',
    }),
    case_studies: relations('Chosen Case Studies', {
      to: 'caseStudy',
      optionsFrom: '/case-studies',
      shows: ['title'],
    }),
    ...more,
    ...tone,
  },
});

export const posts = defineSection({
  type: 'posts',
  label: 'Posts',
  purpose: 'The latest from the blog, or posts you choose.',
  fields: {
    ...heading,
    source: choiceOf('Posts', {
      newest: 'The newest',
      category: 'The newest in a category',
      chosen: 'Chosen ones',
    }),
    category: relations('Category', { to: 'category', optionsFrom: '/categories', shows: ['name'], maxItems: 1 }),
    posts: relations('Chosen Posts', { to: 'blog', optionsFrom: '/blogs', shows: ['title'] }),
    count: choice(
      'Number of posts',
      [
        { value: 3, label: '3' },
        { value: 6, label: '6' },
        { value: 9, label: '9' },
      ],
      { initial: 3 },
    ),
    ...more,
    ...tone,
  },
});

export const booking = defineSection({
  type: 'booking',
  label: 'Free times',
  purpose: 'The next free times of a kind of meeting, each of which can be booked.',
  fields: {
    ...heading,
    meeting_kind: relations('Meeting Kind', {
      to: 'meetingKind',
      optionsFrom: '/meeting-kinds',
      shows: ['name'],
      maxItems: 1,
    }),
    ...tone,
  },
});
