import { email, text } from '../model/field.ts';
import { appointmentStatuses, MEETING_MINUTES } from './appointment.ts';
import { moment, timeZone } from './inbox-field.ts';
import { defineInboxKind } from './inbox-kind.ts';

export const meeting = defineInboxKind({
  name: 'meeting',
  table: 'meetings',
  path: 'meetings',
  plural: 'meetings',
  form: 'meeting',
  label: { one: 'Meeting', many: 'Meetings' },
  noun: { one: 'meeting request', many: 'meeting requests' },
  event: 'meeting.requested',
  purpose: 'Requests from the meeting form appear here the moment they are sent.',
  fields: {
    name: text('Name', { max: 100 }),
    email: email('Email'),
    starts_at: moment('Time', { sentAs: 'time' }),
    time_zone: timeZone('Time zone'),
    subject: text('Subject'),
  },
  text: 'subject',
  booked: 'kind_id',
  // Each meeting is in one of them; declined and cancelled ones are past.
  views: {
    upcoming: {
      label: 'Upcoming',
      order: { column: 'starts_at', direction: 'asc' },
      empty: { title: 'No meetings ahead', reason: 'They appear here once you confirm a request.' },
    },
    'to-answer': {
      label: 'To answer',
      order: { column: 'starts_at', direction: 'asc' },
      isToAnswer: true,
      empty: { title: 'Nothing to answer', reason: 'New requests from the meeting form appear here.' },
    },
    past: {
      label: 'Past',
      order: { column: 'starts_at', direction: 'desc' },
      empty: { title: 'No past meetings yet', reason: 'Those you decline or cancel appear here too.' },
    },
  },
  columns: {
    appointment: {
      type: 'text',
      default: 'requested',
      label: 'Appointment',
      values: appointmentStatuses,
      marked: { on: 'confirmed', urgent: 'requested' },
    },
    // What was booked; null of one that was asked for and answered by hand.
    kind_id: { type: 'integer', nullable: true },
    minutes: { type: 'integer', default: MEETING_MINUTES },
    // The time that the visitor was reminded of.
    reminded_of: { type: 'text', nullable: true },
    // 1 once its visitor wants no reminders, of any meeting.
    reminders_stopped: { type: 'integer', default: 0 },
    // The UID of its calendar event; null until the first invitation.
    calendar_uid: { type: 'text', nullable: true },
    // The SEQUENCE of its calendar event.
    calendar_sequence: { type: 'integer', default: 0 },
  },
  emails: {
    'meeting confirmed': { to: 'visitor', label: 'To the visitor: the meeting is confirmed' },
    'meeting rescheduled': { to: 'visitor', label: 'To the visitor: the meeting has a new time' },
    'meeting declined': { to: 'visitor', label: 'To the visitor: the meeting is declined' },
    'meeting cancelled': { to: 'visitor', label: 'To the visitor: the meeting is cancelled' },
    'meeting reminder': { to: 'visitor', label: 'To the visitor: a reminder' },
    'meeting booked': { to: 'agency', label: 'To the agency: somebody has booked' },
    'move notice': { to: 'agency', label: 'To the agency: the visitor has moved the meeting' },
    'former host notice': { to: 'colleague', label: 'To whoever no longer holds the meeting' },
    'cancellation notice': { to: 'agency', label: 'To the agency: the visitor has cancelled' },
  },
});
