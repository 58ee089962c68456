import { explained, optional } from '../model/field.ts';
import { relation } from '../model/relations.ts';

/** The kind of meeting that is booked about a record. */
export function bookableAs(explanation: string) {
  const kinds = { to: 'meetingKind', optionsFrom: '/meeting-kinds', shows: ['name'] } as const;
  return explained(optional(relation('Meeting Kind', kinds)), explanation);
}
