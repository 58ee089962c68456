import type { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { MeetingTables } from '../../../server/leads/meetings/tables.ts';
import type { RowOf } from '../../../server/leads/tables.ts';

/** The tables of the inbox, with the fields of each kind. */
export type InboxTables = MeetingTables & {
  [Kind in (typeof inboxKinds)[number] as Kind['table']]: RowOf<Kind>;
};
