import { defineContent, screensAt } from '../model/content-type.ts';
import { boolean, choiceOf, explained, longText, optional, status, text, unseen, wholeNumber } from '../model/field.ts';
import { people } from '../model/relations.ts';

/** The length of meetings and what lies between them are multiples of it, in minutes. */
export const CELL_MINUTES = 5;

/** Where meetings of a kind take place. */
export const meetingPlaces = { phone: 'By phone', video: 'By video', place: 'At a place' } as const;

export type MeetingPlace = keyof typeof meetingPlaces;

export const meetingKind = defineContent({
  name: 'meetingKind',
  table: 'meeting_kinds',
  path: 'meeting-kinds',
  label: { one: 'Meeting Kind', many: 'Meeting Kinds' },
  noun: { one: 'meeting kind', many: 'meeting kinds' },
  title: 'name',
  addressedBy: 'slug',
  untranslated: 'absent',
  ordered: true,
  fields: {
    name: text('Name', { max: 100 }),
    short_description: optional(longText('Short Description')),
    status: status(),
    hosts: explained(
      people('Held by'),
      'Who has no hours yet is not offered: everybody sets their own under Bookable hours.',
    ),
    held_by: choiceOf('Of several', {
      any: 'One of them: who has the fewest meetings ahead',
      all: 'All of them together',
    }),
    minutes: wholeNumber('Minutes', { min: CELL_MINUTES, max: 480, step: CELL_MINUTES, initial: 30 }),
    seats: explained(
      wholeNumber('Seats', { min: 1, max: 100, initial: 1 }),
      'How many can book the same time, as for a workshop.',
    ),
    buffer_before: wholeNumber('Minutes free before', { min: 0, max: 240, step: CELL_MINUTES, initial: 0 }),
    buffer_after: wholeNumber('Minutes free after', { min: 0, max: 240, step: CELL_MINUTES, initial: 0 }),
    notice_hours: explained(
      wholeNumber('Hours of notice', { min: 0, max: 720, initial: 4 }),
      'Times that begin sooner are not offered.',
    ),
    days_ahead: wholeNumber('Days ahead', { min: 1, max: 365, initial: 30 }),
    most_a_day: explained(
      optional(wholeNumber('Most a day', { min: 1, max: 100 })),
      'Of each person who holds them. Empty: as many as there are times.',
    ),
    reminder: boolean('Remind the visitor the day before'),
    where: choiceOf('Where', meetingPlaces),
    where_text: explained(
      unseen(optional(longText('How to get there'))),
      'An address, a link or a phone number. It is in the confirmation, not on the page.',
    ),
  },
  aside: {
    Publishing: ['status', 'slug'],
    'How it is held': ['hosts', 'held_by', 'minutes', 'seats'],
    'What is offered': ['notice_hours', 'days_ahead', 'most_a_day', 'buffer_before', 'buffer_after'],
  },
  screens: {
    ...screensAt('meeting-kinds'),
    back: 'All meeting kinds',
    group: 'Leads',
    purpose: 'Visitors book free times of these at once. Without any, they send a request that somebody answers.',
  },
  columns: { name: 'Name', minutes: 'Minutes', where: 'Where', status: 'Status' },
  messages: {
    created: 'Meeting Kind Created!',
    updated: 'Meeting Kind Updated!',
    deleted: 'Meeting Kind Deleted!',
  },
});
