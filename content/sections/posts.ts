import { choice, choiceOf } from '../model/field.ts';
import { defineSection, relations } from '../model/nested.ts';
import { heading, more, tone } from './section-fields.ts';

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
