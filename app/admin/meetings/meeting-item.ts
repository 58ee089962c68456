import { type AppointmentStatus, appointmentStatuses } from '../../../content/inbox/appointment.ts';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { InboxItem } from '../inbox/inbox-item.ts';

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
