import { defineContent, screensAt } from '../model/content-type.ts';
import { longText, optional, text } from '../model/field.ts';

export const category = defineContent({
  name: 'category',
  table: 'categories',
  path: 'categories',
  label: { one: 'Category', many: 'Categories' },
  noun: { one: 'category', many: 'categories' },
  title: 'name',
  addressedBy: 'slug',
  untranslated: 'absent',
  ordered: true,
  fields: {
    name: text('Name', { max: 80 }),
    short_description: optional(longText('Short Description')),
  },
  aside: { Publishing: ['slug'] },
  screens: {
    ...screensAt('categories'),
    back: 'All categories',
    group: 'Content',
    purpose: 'Categories group your posts. Each has its own page and feed.',
  },
  columns: { name: 'Name' },
  messages: { created: 'Category Created!', updated: 'Category Updated!', deleted: 'Category Deleted!' },
});
