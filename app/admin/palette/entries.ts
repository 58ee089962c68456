import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { folded } from '../../../content/texts/folding.ts';
import { fieldsWithParts } from '../../../content/model/parts/parts.ts';
import { screenOf } from '../inbox/inbox-item.ts';
import { hashOf } from '../records/form/focus-field.ts';
import { type ScreenEntry, sidebar } from '../shell/entries.ts';
import { homeOf } from '../shell/screens.ts';

/** A destination that the palette offers. */
export interface Entry {
  /** What heads its list, such as “Go to”, or the kind of what was found. */
  group: string;
  label: string;
  /** What it is, where its group does not say it. */
  type?: string;
  to: string;
  /** Whether only a site with several languages has it. */
  isOfLanguages?: true | undefined;
}

/** Something that the palette does. */
export interface Command {
  group: 'Do';
  label: string;
  type?: never;
  /** What else people call it. */
  words: string;
  run: () => void;
}

const screens: readonly Entry[] = [
  ...[...sidebar.values()].flat(),
  { label: 'Privacy requests', to: '/admin/personal-data' },
  { label: 'My account', to: '/admin/account' },
  { label: 'Security', to: '/admin/account/security' },
  { label: 'Tokens', to: '/admin/account/tokens' },
].map(({ label, to, isOfLanguages }: Pick<ScreenEntry, 'label' | 'to' | 'isOfLanguages'>) => ({
  group: 'Go to',
  label,
  to,
  isOfLanguages,
}));

/** What people look for on a screen whose label does not say it. */
const otherWords: Readonly<Record<string, string>> = {
  '/admin': 'home overview today backup download check list',
  '/admin/mail-server': 'smtp email test',
  '/admin/people': 'invite invitation users roles accounts',
  '/admin/account': 'change my email name profile signature tour',
  '/admin/account/security': 'password sessions two-step authenticator recovery codes passkeys fingerprint',
  '/admin/account/tokens': 'api program assistant mcp claude chatgpt key',
  '/admin/personal-data': 'gdpr export erase delete person',
  '/admin/media': 'pictures images photos files documents films upload',
  '/admin/translations': 'languages missing untranslated',
  '/admin/activity': 'log history who',
  '/admin/deleted': 'trash bin restore undo',
  ...Object.fromEntries(inboxKinds.map((kind) => [screenOf(kind), 'export csv download inbox leads'])),
};

const newRecords: readonly Entry[] = contentTypes
  .filter(({ screens, single }) => screens.create && !single)
  .map(({ noun, screens }) => ({ group: 'Create', label: `New ${noun.one}`, to: `/admin/${screens.create}` }));

/** The fields of types with a single record, such as the settings; a short label fits a query best. */
const fields: readonly Entry[] = contentTypes
  .filter(({ single }) => single)
  .flatMap((type) =>
    Object.entries(fieldsWithParts(type)).map(([name, { label }]) => ({
      group: 'Fields',
      label,
      type: type.label.many,
      to: homeOf(type) + hashOf(name),
    })),
  )
  .toSorted((a, b) => a.label.length - b.label.length);

/** Returns the screens, new records and, once something is typed, fields that all words of a query are about. */
export function entriesFor(query: string): Entry[] {
  const matches = (text: string) => areAllIn(query, text);
  return [
    ...[...screens, ...newRecords].filter(({ group, label, to }) =>
      matches(`${group} ${label} ${otherWords[to] ?? ''}`),
    ),
    ...(query.trim() === '' ? [] : fields.filter(({ label, type }) => matches(`${type} ${label}`))),
  ];
}

/** Returns the commands that all words of a query are about; none before something is typed. */
export function commandsFor(query: string, commands: Command[]): Command[] {
  return query.trim() === '' ? [] : commands.filter(({ label, words }) => areAllIn(query, `${label} ${words}`));
}

function areAllIn(query: string, text: string) {
  const words = folded(query).split(/\s+/);
  return words.every((word) => folded(text).includes(word));
}
