import type { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { BookingTables } from '../../../server/leads/booking/tables.ts';
import type { RowOf } from '../../../server/leads/tables.ts';

/** The tables of the inbox, with the fields of each kind. */
export type InboxTables = BookingTables & {
  [Kind in (typeof inboxKinds)[number] as Kind['table']]: RowOf<Kind>;
};
