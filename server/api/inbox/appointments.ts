import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AppointmentStep, appointmentSteps } from '../../../content/inbox/appointment.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import type { Inbox } from '../../leads/inbox/inbox.ts';
import { appointmentVersion, type Meetings, newTime } from '../../leads/meetings/meetings.ts';
import { done } from '../../platform/outcome.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { sendFailure, sendSaved } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';
import { readItem } from './item-schemas.ts';

const steps: readonly AppointmentStep[] = ['confirm', 'decline', 'reschedule', 'cancel'];

/** The steps that settle whether and when a meeting takes place. The visitor is emailed after each. */
export function appointmentsApi(scope: FastifyInstance, { meetings, inbox }: { meetings: Meetings; inbox: Inbox }) {
  for (const step of steps)
    scope.post<WithId>(`/${meeting.path}/:id/${step}`, operations[step], async (request, reply) => {
      const id = idIn(request.params);
      const outcome = await meetings.takeStep(step, id, request.body, signedIn(request).user);
      if (!outcome.ok) return sendFailure(reply, outcome);
      return sendSaved(reply, done((await inbox.read(meeting, id)) ?? {}), appointmentSteps[step].message);
    });
}

const tag = 'Inbox';
const permission = 'work on leads';
const responses = { 200: z.object({ data: readItem(meeting), message: z.string() }) };
const body = appointmentVersion;

const operations = {
  confirm: operation({
    tag,
    permission,
    summary: 'Confirm a meeting; it may not overlap another one',
    body,
    responses,
  }),
  decline: operation({ tag, permission, summary: 'Decline a requested meeting', body, responses }),
  reschedule: operation({
    tag,
    permission,
    summary: 'Confirm a meeting at another time, read in time_zone or the agency’s time zone',
    body: newTime(new Date(0), 'UTC'),
    responses,
  }),
  cancel: operation({ tag, permission, summary: 'Cancel a confirmed meeting', body, responses }),
};
