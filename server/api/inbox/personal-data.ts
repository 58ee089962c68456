import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { eventKinds } from '../../leads/timeline/item-events.ts';
import { byPlural } from '../../../content/inbox/inbox-kinds.ts';
import { email } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { amountsInWords, type PersonalData } from '../../leads/privacy/personal-data.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { inboxCounts } from './leads.ts';

/** Privacy requests: the data stored about one person, to export or to erase. */
export function personalDataApi(scope: FastifyInstance, personalData: PersonalData) {
  const route = routesIn(scope, { tag: 'Personal data', permission: 'manage personal data' });

  route('GET /personal-data', {
    isConfirmed: true,
    summary: 'Export everything stored about a person, by email address',
    query: person,
    answer: dataOf(exportedData),
    handle: async ({ query, user, reply, isHead }) => {
      reply.header('content-disposition', 'attachment; filename="personal-data.json"');
      return { data: await personalData.exportData(query.email, isHead ? null : user) };
    },
  });

  route('GET /personal-data/counts', {
    summary: 'Count what is stored about a person, by email address',
    query: person,
    answer: dataOf(countedData),
    handle: async ({ query }) => ({ data: await personalData.count(query.email) }),
  });

  route('DELETE /personal-data', {
    isConfirmed: true,
    summary: 'Erase everything stored about a person, by email address, unsent emails included',
    description:
      'An open invitation is revoked. The activity log keeps what was done, without name and address. Where others have written the address, in notes or drafts, it is erased too, but not on published records.',
    query: person,
    handle: async ({ query, user }) => {
      const amounts = await personalData.erase(query.email, user);
      const sentences = [`Erased ${amountsInWords(amounts)}.`, await personalData.unsearched()];
      return { message: sentences.filter(Boolean).join(' ') };
    },
  });
}

const person = z.object({ email: schemaOf(email('Email')) });

const text = z.string();
const time = z.iso.datetime();
const count = z.int();

const exportedData = z.object({
  email: text,
  ...byPlural(() =>
    z.array(z.looseObject({ id: z.int(), reference: text, name: text, email: text, created_at: time })),
  ),
  invitations: z.array(z.object({ id: z.int(), email: text, created_at: time, expires_at: time })),
  comments: z.array(z.object({ id: z.int(), name: text, text, created_at: time })),
  decisions: z.array(
    z
      .object({ id: z.int(), decision: text, name: text, decided_at: time })
      .describe('About a draft, by a preview link'),
  ),
  sign_ins: z.array(z.object({ attempts: count, last_at: time })),
  mails: z.array(z.looseObject({ kind: text, message_id: text, created_at: time })),
  events: z
    .array(z.object({ item_id: z.int(), at: time, kind: z.enum(eventKinds), value: text }))
    .meta({ description: 'What people changed of the items, with what they wrote.' }),
  replies: z
    .array(z.object({ item_id: z.int(), text, send_at: time }))
    .meta({ description: 'What was replied to them, or waits to be.' }),
  answers: z
    .array(
      z.object({
        id: z.int(),
        item_kind: text,
        item_id: z.int(),
        from_name: text,
        from_address: text,
        subject: text,
        whole_text: text,
        received_at: time,
        files: z.array(z.object({ name: text, type: text, size: count, is_kept: z.boolean(), path: text.nullable() })),
      }),
    )
    .describe(
      'What they, or others about their items, answered by email. Each file that is kept is downloaded at its path',
    ),
  files: z
    .array(z.object({ reference: text, field: text, type: text, size: count, sha256: text, path: text }))
    .describe('Files that they sent: the field of the item has the name of each, and it is downloaded at its path'),
  activity: z.array(z.object({ at: time, action: text, subject: text, title: text })),
});

const countedData = z.object({
  ...inboxCounts,
  said: count.describe('Comments and decisions by preview links'),
  mentions: count.describe('Texts elsewhere that mention the address, from which it would be erased'),
  records: z
    .array(z.object({ type: text, key: text, title: text }))
    .describe('Published records that mention the address, which are for people to change'),
  invitations: count,
  sign_ins: count,
  mails: count,
  answers: count,
  files: count,
  unsent: count,
  activity: count,
  unsearched: text.nullable().describe('What is not searched, in a sentence'),
});
