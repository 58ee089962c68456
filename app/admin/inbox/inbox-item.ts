import { fieldNames } from '../../../content/inbox/inbox-kind.ts';
import { momentInWords, zoneName } from '../records/schedules/zoned-time.ts';
import { type AnyInboxKind, inboxKinds, type InboxStatus } from '../../../content/inbox/inbox-kinds.ts';
import { type AppointmentStatus, appointmentStatuses } from '../../../content/inbox/appointment.ts';
import { meeting } from '../../../content/inbox/meeting.ts';

/** An inbox item, as the API serializes it. The fields of its kind are read by `valueOf`. */
export interface InboxItem {
  id: number;
  reference: string;
  name: string;
  email: string;
  status: InboxStatus;
  assignee_id: number | null;
  notes: string;
  /** The day on which to get in touch again. */
  follow_up: string | null;
  amount: number | null;
  version: number;
  source: Record<string, string | null> | null;
  spam_reasons: string[];
  /** That in which the visitor was spoken to. */
  language: string | null;
  created_at: string;
  /** Where the item names a time. */
  agency_time_zone?: string;
  /** The files that came with it, where its kind has some. */
  files?: { field: string; type: string; size: number }[];
  [field: string]: unknown;
}

/** Returns a field of an item, or a column of its kind, as text. */
export function valueOf(item: InboxItem, name: string): string {
  const value = item[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the time that an item names, if it does: in the visitor's time zone, or in another one. */
export function momentOf(kind: AnyInboxKind, item: InboxItem, zone?: string): string | undefined {
  const [moment = ''] = fieldNames(kind, 'moment');
  const [ownZone = ''] = fieldNames(kind, 'timeZone');
  const instant = valueOf(item, moment);
  const timeZone = zone ?? valueOf(item, ownZone);
  return instant && `${momentInWords(new Date(instant), timeZone)} (${zoneName(timeZone)})`;
}

/** The screen of a kind. */
export function screenOf({ plural }: AnyInboxKind): string {
  return `/admin/${plural}`;
}

/** Returns the kind, and the id of the item, of a screen's address. */
export function kindAt(address: string): { kind: AnyInboxKind; id: string } {
  const { pathname } = new URL(address, location.origin);
  const [, , plural, id = ''] = pathname.split('/');
  const kind = inboxKinds.find((kind) => kind.plural === plural);
  if (!kind) throw new Response(null, { status: 404 });
  return { kind, id };
}

/** A meeting, as the API serializes it. */
export type MeetingItem = InboxItem & {
  appointment: AppointmentStatus;
  starts_at: string;
  time_zone: string;
  agency_time_zone: string;
};

export function isMeeting(kind: AnyInboxKind, item: InboxItem): item is MeetingItem {
  return kind.name === meeting.name && String(item['appointment']) in appointmentStatuses;
}
