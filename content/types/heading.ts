import { defineContent, screensAt } from '../model/content-type.ts';
import { choice, image, link, optional, richText, text } from '../model/field.ts';
import { relation } from '../model/relations.ts';

const sequences = [
  { value: 1, label: '1' },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
] as const;

export const heading = defineContent({
  name: 'heading',
  table: 'headings',
  path: 'headings',
  label: { one: 'Blog Heading', many: 'Blog Heading' },
  noun: { one: 'heading', many: 'headings' },
  title: 'heading',
  addressedBy: 'id',
  untranslated: 'absent',
  titleIndex: true,
  fields: {
    heading: text('Heading Title'),
    image: image('Heading Image'),
    blog_id: relation('Blog', {
      to: 'blog',
      optionsFrom: '/headings/blog',
      shows: ['title'],
      onDelete: 'cascade',
      orWrittenIn: { field: 'description', element: 'h2' },
    }),
    sequence: choice('Sequence', sequences, { oncePer: 'blog_id' }),
    linkedin: optional(link('Linkedin URL')),
    description: richText('Description'),
  },
  aside: { Place: ['blog_id', 'sequence'], Links: ['linkedin'] },
  screens: {
    ...screensAt('blog-headings'),
    create: 'blog-heading/create',
    back: 'All headings',
    group: 'Content',
    purpose: 'A post can have up to three headings, each with a text and a picture.',
    toasts: 'top-center',
    deletedToast: 'info',
  },
  columns: { blog_id: 'Blog Title', heading: 'Heading Title', linkedin: 'Linkedin', image: 'Image' },
  messages: { created: 'Heading Created Successfully', updated: 'Heading Updated', deleted: 'Heading Deleted!' },
});
