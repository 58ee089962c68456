import { defineContent } from '../model/content-type.ts';
import { linkOrPath, text } from '../model/field.ts';
import { list } from '../model/nested.ts';

const link = { label: text('Label', { max: 60 }), link: linkOrPath('Link') };

export const menus = defineContent({
  name: 'menus',
  table: 'menus',
  path: 'menus',
  label: { one: 'Menus', many: 'Menus' },
  noun: { one: 'menus', many: 'menus' },
  title: 'title',
  addressedBy: 'id',
  single: true,
  fields: {
    header: list('Header', { ...link, children: list('Below It', link, { maxItems: 8 }) }, { maxItems: 8 }),
    footer: list(
      'Footer Columns',
      { title: text('Title', { max: 60 }), links: list('Links', link, { maxItems: 10 }) },
      { maxItems: 4 },
    ),
    legal: list('Legal Links', link, { maxItems: 6 }),
  },
  screens: { edit: 'menus/edit', purpose: 'The links in the header and the footer of every page.' },
  columns: {},
  messages: { updated: 'Menus Updated!' },
});
