import type { FastifyInstance } from 'fastify';
import type { Inbox } from '../../leads/inbox/inbox.ts';
import type { Meetings } from '../../leads/meetings/meetings.ts';
import { done } from '../../platform/outcome.ts';
import { sendFailure, sendSaved } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { meetingOperations } from './meeting-operations.ts';

const steps = {
  confirm: 'Meeting Confirmed!',
  decline: 'Meeting Declined!',
  reschedule: 'Meeting Rescheduled!',
  cancel: 'Meeting Cancelled!',
} as const;

/** The calls that settle whether and when a meeting is; each has its visitor told by mail. */
export function meetingsApi(scope: FastifyInstance, { meetings, inbox }: { meetings: Meetings; inbox: Inbox }) {
  for (const [step, message] of Object.entries(steps) as [keyof typeof steps, string][])
    scope.post<WithId>(`/meetings/:id/${step}`, meetingOperations[step], async (request, reply) => {
      const id = idIn(request.params);
      const outcome = await meetings[step](id, request.body, signedIn(request).user);
      if (!outcome.ok) return sendFailure(reply, outcome);
      return sendSaved(reply, done((await inbox.read('meeting', id)) ?? {}), message);
    });
}
