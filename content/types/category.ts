import { defineContent } from '../model/content-type.ts';
import { longText, optional, text } from '../model/field.ts';

export const category = defineContent({
  name: 'category',
  table: 'categories',
  path: 'categories',
  label: { one: 'Category', many: 'Categories' },
  noun: { one: 'category', many: 'categories' },
  title: 'name',
  addressedBy: 'slug',
  ordered: true,
  fields: {
    name: text('Name', { max: 80 }),
    short_description: optional(longText('Short Description')),
  },
  aside: { Publishing: ['slug'] },
  screens: {
    list: 'categories',
    create: 'categories/create',
    edit: 'categories/edit',
    show: 'categories/show',
    back: 'All Categories',
    purpose: 'A category groups posts. It has a page and a feed of its own.',
  },
  columns: { name: 'Name' },
  messages: { created: 'Category Created!', updated: 'Category Updated!', deleted: 'Category Deleted!' },
});
