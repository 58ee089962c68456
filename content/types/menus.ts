import { defineContent } from '../model/content-type.ts';
import { explained, type Fields, linkOrPath, text } from '../model/field.ts';
import { list } from '../model/parts/nested.ts';

const link = { label: text('Label', { max: 60 }), link: linkOrPath('Link') };

function links<const Of extends Fields>(label: string, fields: Of, maxItems: number) {
  return list(label, fields, { maxItems, isOfLinks: true });
}

export const menus = defineContent({
  name: 'menus',
  table: 'menus',
  path: 'menus',
  label: { one: 'Menus', many: 'Menus' },
  noun: { one: 'menus', many: 'menus' },
  title: 'title',
  addressedBy: 'id',
  untranslated: 'shared',
  single: true,
  fields: {
    header: explained(
      links('Header', { ...link, children: links('Below It', link, 8) }, 8),
      'Links to pages that visitors cannot open yet are left out. One that is called like its page is renamed with it. A link to /search is a field to search in.',
    ),
    footer: explained(
      list(
        'Footer Columns',
        { title: text('Title', { max: 60 }), links: links('Links', link, 10) },
        { one: 'Footer Column', maxItems: 4 },
      ),
      'They take the place of the list of posts. The list of services stays, unless a column links to services.',
    ),
    legal: explained(links('Legal Links', link, 6), 'At the bottom of every page, as soon as their pages are Active.'),
  },
  screens: { edit: 'menus/edit', group: 'Look', purpose: 'The links in the header and the footer of every page.' },
  columns: {},
  messages: { updated: 'Menus Updated!' },
});
