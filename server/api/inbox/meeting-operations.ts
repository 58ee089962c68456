import { z } from 'zod';
import { meetingStep, newTime } from '../../leads/meetings/meetings.ts';
import { meetingRead } from './inbox-operations.ts';
import { operation } from '../openapi/operation.ts';

const tag = 'Inbox';
const responses = { 200: z.object({ data: meetingRead, message: z.string() }) };

/** What the document says of the calls that settle whether and when a meeting is. */
export const meetingOperations = {
  confirm: operation({ tag, summary: 'Confirm a meeting, which no other may overlap', body: meetingStep, responses }),
  decline: operation({ tag, summary: 'Decline a meeting that was asked for', body: meetingStep, responses }),
  reschedule: operation({
    tag,
    summary: 'Confirm a meeting at another time, read in time_zone or the agency’s zone',
    body: newTime(new Date(0), 'UTC'),
    responses,
  }),
  cancel: operation({ tag, summary: 'Cancel a meeting that was confirmed', body: meetingStep, responses }),
};
