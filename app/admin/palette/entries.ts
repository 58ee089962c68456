import { contentTypes } from '../../../content/index.ts';
import { folded } from '../../../content/folding.ts';
import { fieldsWithParts } from '../../../content/model/parts.ts';
import { hashOf } from '../records/form/focus-field.ts';
import { sidebar } from '../shell/entries.ts';
import { homeOf } from '../shell/screens.ts';

/** A destination that the palette offers. */
export interface Entry {
  group: 'Go to' | 'Create' | 'Fields' | 'Drafts' | 'Records' | 'Leads' | 'People';
  label: string;
  /** What it is, where its group does not say it. */
  type?: string;
  to: string;
}

const screens: readonly Entry[] = [
  ...[...sidebar.values()].flat(),
  { label: 'Privacy requests', to: '/admin/personal-data' },
  { label: 'My account', to: '/admin/account' },
].map(({ label, to }) => ({ group: 'Go to', label, to }));

const newRecords: readonly Entry[] = contentTypes
  .filter(({ screens, single }) => screens.create && !single)
  .map(({ noun, screens }) => ({ group: 'Create', label: `New ${noun.one}`, to: `/admin/${screens.create}` }));

/** The fields of types with a single record, such as the settings; a short label fits a query best. */
const fields: readonly Entry[] = contentTypes
  .filter(({ single }) => single)
  .flatMap((type) =>
    Object.entries(fieldsWithParts(type)).map(([name, { label }]) => ({
      group: 'Fields' as const,
      label,
      type: type.label.many,
      to: homeOf(type) + hashOf(name),
    })),
  )
  .toSorted((a, b) => a.label.length - b.label.length);

/** Returns the screens, new records and, once something is typed, fields whose groups and labels contain all words of a query. */
export function entriesFor(query: string): Entry[] {
  const words = folded(query).split(/\s+/);
  const matches = (text: string) => words.every((word) => folded(text).includes(word));
  return [
    ...[...screens, ...newRecords].filter(({ group, label }) => matches(`${group} ${label}`)),
    ...(query.trim() === '' ? [] : fields.filter(({ label, type }) => matches(`${type} ${label}`))),
  ];
}
