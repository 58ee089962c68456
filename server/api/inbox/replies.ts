import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { placeholders } from '../../../content/inbox/placeholders.ts';
import { may } from '../../../content/permissions.ts';
import { answerKinds } from '../../leads/answers/reading/received-email.ts';
import { replyDraftInput, replyInput, replyPreviewInput } from '../../leads/replies/reply-drafts.ts';
import { replyStatuses } from '../../leads/replies/reply-state.ts';
import { replyTemplateInput } from '../../leads/replies/reply-templates.ts';
import type { Services } from '../../services.ts';
import { dataOrMissing, doneAs, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';

/** Replies to the items of each kind, and the templates that they begin with. */
export function repliesApi(
  scope: FastifyInstance,
  { replies, replyTemplates }: Pick<Services, 'replies' | 'replyTemplates'>,
) {
  for (const kind of inboxKinds as readonly AnyInboxKind[]) repliesOfKind(scope, kind, replies);

  const route = routesIn(scope, { tag: 'Inbox', permission: 'work on leads', prefix: '/reply-templates' });

  route('GET ', {
    summary: 'List the templates of replies by name',
    answer: dataOf(z.array(template)),
    handle: async () => ({ data: await replyTemplates.list() }),
  });

  route('POST ', {
    summary: 'Create a template of replies',
    describedBody: replyTemplateInput,
    status: 201,
    answer: savedOf(template),
    handle: async ({ request }) => savedAs(await replyTemplates.create(request.body), 'Template Created!'),
  });

  route('PUT /:id', {
    summary: 'Change a template of replies',
    describedBody: replyTemplateInput,
    answer: savedOf(template),
    handle: async ({ id, request }) => savedAs(await replyTemplates.update(id, request.body), 'Template Updated!'),
  });

  route('DELETE /:id', {
    summary: 'Delete a template of replies',
    handle: async ({ id }) => doneAs(await replyTemplates.remove(id), 'Template Deleted!'),
  });
}

function repliesOfKind(scope: FastifyInstance, kind: AnyInboxKind, replies: Services['replies']) {
  const { noun } = kind;
  const prefix = `/${kind.path}/:id/replies`;
  const route = routesIn(scope, { tag: 'Inbox', permission: 'work on leads', prefix });

  route('GET ', {
    permission: 'read leads',
    summary: `Return the replies to a ${noun.one} and what was answered, oldest first, and your draft of one`,
    answer: dataOf(conversation),
    handle: async ({ id, user }) => {
      const read = await replies.read(kind, id, user);
      return dataOrMissing(read && (may(user, 'work on leads') ? read : { ...read, draft: null }));
    },
  });

  route('POST ', {
    summary: `Reply to a ${noun.one} by email; until send_at, that can be taken back`,
    describedBody: replyInput,
    status: 201,
    answer: savedOf(reply),
    handle: async ({ id, user, request }) => savedAs(await replies.send(kind, id, request.body, user), 'Reply Sent!'),
  });

  route('POST /preview', {
    summary: `Return the very email that a reply to a ${noun.one} would be`,
    describedBody: replyPreviewInput,
    answer: dataOf(preview),
    handle: async ({ id, user, request }) => {
      const outcome = await replies.preview(kind, id, request.body, user);
      return outcome.ok ? { data: outcome.value } : outcome;
    },
  });

  route('PUT /draft', {
    summary: `Store what you have typed of a reply to a ${noun.one}`,
    describedBody: replyDraftInput,
    answer: savedOf(draft),
    handle: async ({ id, user, request }) =>
      savedAs(await replies.saveDraft(kind, id, request.body, user), 'Draft Saved!'),
  });

  route('DELETE /:reply', {
    summary: `Take back your reply to a ${noun.one} before it is sent; its text becomes your draft again`,
    answer: savedOf(draft.nullable()),
    handle: async ({ id, params, user }) =>
      savedAs(await replies.takeBack(kind, id, Number(params['reply']), user), 'Reply Taken Back!'),
  });

  route('POST /:reply/resend', {
    summary: `Send a reply to a ${noun.one} again that failed or came back`,
    answer: savedOf(reply),
    handle: async ({ id, params }) =>
      savedAs(await replies.resend(kind, id, Number(params['reply'])), 'The reply is being sent.'),
  });
}

const text = z.string();
const time = z.iso.datetime();

const template = z.object({ id: z.int(), name: text, text });

const draft = z.object({ text, version: z.int() });

const reply = z.object({
  id: z.int(),
  author_id: z.int(),
  author: text,
  text,
  send_at: time.meta({ description: 'Until then, it can be taken back.' }),
  sent_at: time.nullable(),
  status: z.enum(replyStatuses),
  failure: text.nullable(),
});

const answer = z.object({
  id: z.int(),
  kind: z.enum(answerKinds),
  from_name: text,
  from_address: text,
  is_from_visitor: z.boolean(),
  subject: text,
  text: text.meta({ description: 'What was written now.' }),
  has_more: z.boolean().meta({ description: 'Whether the whole email says more.' }),
  is_unreadable: z.boolean(),
  files: z.array(z.object({ name: text, type: text, size: z.int(), is_kept: z.boolean() })),
  received_at: time,
});

const conversation = z.object({
  replies: z.array(reply),
  answers: z.array(answer),
  answers_arrive_at: z.array(text).meta({ description: 'The addresses that visitors answer to.' }),
  mailbox: z
    .object({ failing_since: time.nullable() })
    .nullable()
    .meta({ description: 'Since when the mailbox of answers cannot be read; null if none is read.' }),
  draft: draft.nullable(),
  placeholders: z.object(
    Object.fromEntries(
      Object.entries(placeholders).map(([name, meaning]) => [name, text.meta({ description: meaning })]),
    ),
  ),
});

const mailbox = z.object({ name: text, address: text });

const preview = z.object({
  from: mailbox,
  to: z.array(text),
  reply_to: z.array(mailbox),
  subject: text,
  text,
});
