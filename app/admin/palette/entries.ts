import { contentTypes } from '../../../content/index.ts';
import { folded } from '../../../content/folding.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { titleOf } from '../../../content/model/record.ts';
import { screenOf } from '../inbox/inbox-item.ts';
import { keyOf } from '../records/records.ts';
import { homeOf } from '../shell/screens.ts';
import type { FoundRecord } from './use-record-search.ts';

/** A destination that the palette offers. */
export interface Entry {
  group: 'Go to' | 'Create' | 'Records';
  label: string;
  /** The type of a record. */
  type?: string;
  to: string;
}

const types: readonly ContentType[] = contentTypes;

const fixed: readonly Entry[] = [
  ...[
    { label: 'Dashboard', to: '/admin' },
    ...types.map((type) => ({ label: type.label.many, to: homeOf(type) })),
    ...inboxKinds.map((kind) => ({ label: kind.label.many, to: screenOf(kind) })),
    { label: 'Privacy requests', to: '/admin/personal-data' },
    { label: 'People', to: '/admin/people' },
    { label: 'Activity', to: '/admin/activity' },
    { label: 'Deleted', to: '/admin/deleted' },
    { label: 'My account', to: '/admin/account' },
  ].map((entry) => ({ group: 'Go to' as const, ...entry })),
  ...types
    .filter(({ screens, single }) => screens.create && !single)
    .map(({ noun, screens }) => ({
      group: 'Create' as const,
      label: `New ${noun.one}`,
      to: `/admin/${screens.create}`,
    })),
];

/** Returns the entries whose groups and labels contain all words of a query, followed by the records found for it. */
export function entriesFor(query: string, found: FoundRecord[], mayOpen: (path: string) => boolean): Entry[] {
  const words = folded(query).split(/\s+/);
  const matching = fixed.filter(({ group, label }) =>
    words.every((word) => folded(`${group} ${label}`).includes(word)),
  );
  const records = found.map(({ type, record }) => {
    const { edit, show } = type.screens;
    const screen = mayOpen(`/admin/${edit}/`) ? edit : show;
    return {
      group: 'Records' as const,
      label: titleOf(type, record),
      type: type.label.one,
      to: `/admin/${screen}/${keyOf(type, record)}`,
    };
  });
  return [...matching.filter(({ to }) => mayOpen(to)), ...records];
}
