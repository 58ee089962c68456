import { defineContent, screensAt } from '../model/content-type.ts';
import { dateTime, explained, image, longText, optional, richText, status, text } from '../model/field.ts';
import { relation } from '../model/relations.ts';
import { searchFields, searchGroup } from './search-fields.ts';

export const blog = defineContent({
  name: 'blog',
  table: 'blogs',
  path: 'blogs',
  label: { one: 'Blog', many: 'Blogs' },
  noun: { one: 'post', many: 'posts' },
  title: 'title',
  addressedBy: 'slug',
  untranslated: 'absent',
  titleIndex: true,
  datedBy: 'published_at',
  fields: {
    title: text('Blog Title'),
    image: image('Blog Image'),
    short_description: longText('Short Description'),
    team_id: relation('Team', { to: 'teamMember', optionsFrom: '/teams', shows: ['name', 'image', 'job_title'] }),
    status: status(),
    description: richText('Description'),
    published_at: explained(
      optional(dateTime('Publication Date')),
      'Posts are in this order. Leave empty for the moment the post is first shown.',
    ),
    category_id: optional(relation('Category', { to: 'category', optionsFrom: '/categories', shows: ['name'] })),
    ...searchFields,
  },
  parts: {
    headings: { of: 'heading', by: 'blog_id', order: 'sequence', label: 'Headings', one: 'Heading', maxItems: 3 },
  },
  aside: { Publishing: ['status', 'published_at', 'slug', 'team_id', 'category_id'], 'Search Result': searchGroup },
  screens: {
    ...screensAt('blogs'),
    back: 'Main Blog Page',
    backHelp: 'All posts',
    group: 'Content',
    purpose: 'Posts show visitors what you know. Each has its own page.',
    toasts: 'top-center',
  },
  columns: { title: 'Blog Title', image: 'Image', team_id: 'Created By', status: 'Status' },
  filters: ['category_id'],
  bulk: ['category_id', 'team_id'],
  messages: { created: 'Blog Created Successfully!', updated: 'Blog Updated!', deleted: 'Blog Deleted!' },
});
