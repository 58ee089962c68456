import { z } from 'zod';
import { leadChanges } from '../../leads/inbox/inbox.ts';
import { sourceFields } from '../../leads/intake/source.ts';
import { leadStates, letterKinds, standings } from '../../leads/tables.ts';
import { inboxQuery } from './inbox-query.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { pageOf } from '../openapi/page.ts';

const tag = 'Inbox';
const text = z.string();
const time = z.iso.datetime();

/** Where the form page could tell that a lead came from; null where a program sent it. */
const source = z.object(Object.fromEntries(sourceFields.map((name) => [name, text.nullable()]))).nullable();

const lead = {
  id: z.int(),
  reference: text,
  name: text,
  email: text,
  state: z.enum(leadStates),
  assignee_id: z.int().nullable(),
  notes: text,
  version: z.int(),
  source,
  suspicions: z.array(text),
  created_at: time,
};
const mail = z.object({
  id: z.int(),
  letter: z.enum(letterKinds),
  attempts: z.int(),
  due_at: time.nullable(),
  sent_at: time.nullable(),
  failure: text.nullable(),
  expired_at: time.nullable(),
});

const mails = {
  mails: z.array(mail),
  is_mail_configured: z.boolean().meta({ description: 'Where it is false, mails wait until it is.' }),
};

const operationsOf = (what: string, fields: z.ZodRawShape, beside: z.ZodRawShape = {}) => ({
  list: operation({
    tag,
    summary: `List ${what}s, newest first; spam only where it is asked for`,
    query: inboxQuery,
    responses: { 200: pageOf(z.object({ ...lead, ...fields })) },
  }),
  read: operation({
    tag,
    summary: `Read a ${what} with how it stands with its mails`,
    responses: { 200: z.object({ data: z.object({ ...lead, ...fields, ...beside, ...mails }) }) },
  }),
  update: operation({
    tag,
    summary: `Change state, assignee or notes of a ${what}`,
    body: leadChanges,
    responses: {
      200: z.object({ data: z.object({ ...lead, ...fields, ...beside, ...mails }), message: text }),
    },
  }),
  resend: operation({
    tag,
    summary: `Try the mails of a ${what} that were not sent again at once; spam is not mailed`,
    canBeInvalid: true,
    responses: { 200: messageResponse },
  }),
});

const meeting = { subject: text, starts_at: time, time_zone: text, standing: z.enum(standings) };
const besideMeeting = { agency_time_zone: text };

/** A meeting as it is read, which the steps about it are answered with. */
export const meetingRead = z.object({ ...lead, ...meeting, ...besideMeeting, ...mails });

export const inboxOperations = {
  contact_message: operationsOf('message', { phone: text, description: text }),
  meeting: operationsOf('meeting request', meeting, besideMeeting),
};
