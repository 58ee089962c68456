import type { FastifyInstance } from 'fastify';
import { type AppointmentStep, appointmentSteps } from '../../../content/inbox/appointment.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { appointmentVersion, newTime } from '../../leads/meetings/meetings.ts';
import { done } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { savedOf } from '../openapi/operation.ts';
import { readItem, takenSchema } from './item-schemas.ts';

const summaries: Record<AppointmentStep, string> = {
  confirm: 'Confirm a meeting; it may not overlap another one',
  decline: 'Decline a requested meeting',
  reschedule: 'Confirm a meeting at another time, read in time_zone or the agency’s time zone',
  cancel: 'Cancel a confirmed meeting',
};

/** The steps that settle whether and when a meeting takes place. The visitor is emailed after each. */
export function appointmentsApi(scope: FastifyInstance, { meetings, inbox }: Pick<Services, 'meetings' | 'inbox'>) {
  const route = routesIn(scope, { tag: 'Inbox', permission: 'work on leads', prefix: `/${meeting.path}` });
  for (const step of Object.keys(summaries) as AppointmentStep[])
    route(`POST /:id/${step}`, {
      summary: summaries[step],
      describedBody: step === 'reschedule' ? newTime(new Date(0), 'UTC') : appointmentVersion,
      answer: savedOf(readItem(meeting)),
      responses: { 409: takenSchema },
      handle: async ({ id, user, request }) => {
        const outcome = await meetings.takeStep(step, id, request.body, user);
        if (!outcome.ok) return outcome;
        return savedAs(done((await inbox.read(meeting, id)) ?? {}), appointmentSteps[step].message);
      },
    });
}
