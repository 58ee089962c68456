import { z } from 'zod';
import { personWanted } from '../account/person-query.ts';
import { messageResponse, operation } from '../openapi/operation.ts';

const tag = 'Personal data';
const text = z.string();
const time = z.iso.datetime();
const count = z.int();
/** Whatever is kept of it. */
const lead = z.looseObject({ id: z.int(), reference: text, name: text, email: text, created_at: time });

export const personalDataOperations = {
  handOver: operation({
    tag,
    summary: 'Give everything that is kept of a person, by email address, to hand over to them',
    query: personWanted,
    responses: {
      200: z.object({
        data: z.object({
          email: text,
          messages: z.array(lead),
          meetings: z.array(lead),
          invitations: z.array(z.object({ id: z.int(), email: text, created_at: time, expires_at: time })),
          sign_ins: z.array(z.object({ attempts: count, last_at: time })),
          mails: z.array(z.looseObject({ letter: text, message_id: text, created_at: time })),
          activity: z.array(z.object({ at: time, action: text, subject: text, title: text })),
        }),
      }),
    },
  }),
  extent: operation({
    tag,
    summary: 'Count what is kept of a person, by email address',
    query: personWanted,
    responses: {
      200: z.object({
        data: z.object({
          messages: count,
          meetings: count,
          invitations: count,
          sign_ins: count,
          mails: count,
          unsent: count,
          activity: count,
        }),
      }),
    },
  }),
  erase: operation({
    tag,
    summary: 'Erase everything that is kept of a person, by email address, unsent mails included',
    description:
      'An open invitation is withdrawn. What was done stays in the log of activity, without name and address.',
    query: personWanted,
    responses: { 200: messageResponse },
  }),
};
