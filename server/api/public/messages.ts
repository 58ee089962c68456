import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fileFields } from '../../../content/inbox/inbox-kind.ts';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { acceptFormsWithFiles, type ReceivedForm } from '../../attachments/received-form.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { inboxWordsIn } from '../../../content/words/inbox/inbox-words.ts';
import { IDEMPOTENCY_KEY } from '../../leads/intake/intake.ts';
import { itemSchema } from '../../leads/intake/item-schema.ts';
import { httpError } from '../../platform/http/failure.ts';
import { requesterOf } from '../../platform/http/requester.ts';
import type { Services } from '../../services.ts';
import { takenSchema } from '../inbox/item-schemas.ts';
import { refuseOverride } from '../http/method-override.ts';
import { routesIn } from '../http/routes.ts';

/** The routes by which programs send inbox items. */
export async function publicMessagesApi(scope: FastifyInstance, { receiveForm, ...services }: MessageServices) {
  const kinds: readonly AnyInboxKind[] = inboxKinds;
  const [withFiles, others] = [true, false].map((has) => kinds.filter((kind) => fileFields(kind).size > 0 === has));
  for (const kind of others ?? []) addRoute(scope, kind, services, ({ request }, store) => store(request.body));
  if (!withFiles?.length) return;
  await scope.register(async (files) => {
    await acceptFormsWithFiles(files);
    for (const kind of withFiles)
      addRoute(files, kind, services, async (exchange, store) => {
        const { request } = exchange;
        if (!request.isMultipart()) return store(request.body);
        return receiveForm(exchange, fileFields(kind), (form) => {
          refuseOverride(request, form.fields);
          return store(form.fields, form.files);
        });
      });
  });
}

type MessageServices = Pick<Services, 'intake' | 'booking' | 'receiveForm' | 'readLanguage'>;

type Store = (body: unknown, files?: ReceivedForm['files']) => Promise<object>;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Adds the route of a kind, whose body `read` passes on. */
function addRoute(
  scope: FastifyInstance,
  kind: AnyInboxKind,
  { intake, booking, readLanguage }: Omit<MessageServices, 'receiveForm'>,
  read: (exchange: Exchange, store: Store) => Promise<object>,
) {
  const schema = itemSchema(kind, () => new Date(0), { defaultZone: 'UTC', language: DEFAULT_LANGUAGE });
  const hasFiles = fileFields(kind).size > 0;
  routesIn(scope, { tag: 'Public' })(`POST /${kind.form}/store`, {
    summary: `Send a ${kind.noun.one} to the agency`,
    headers,
    // JSON carries no files.
    ...(!hasFiles && { describedBody: schema }),
    form: schema,
    status: 201,
    ...(kind.name === meeting.name && { responses: { 409: takenSchema } }),
    answer: z.object({ message: z.string(), reference: z.string(), ...(kind.name === meeting.name && bookedShape) }),
    handle: ({ request, reply }) =>
      read({ request, reply }, async (body, files) => {
        const language = await readLanguage();
        const sending = {
          language,
          requester: requesterOf(request),
          key: idempotencyKeyOf(request),
          form: null,
          ...(files && { files }),
        };
        if (kind.name !== meeting.name) {
          const stored = await intake.store(kind, body, sending);
          return stored.ok ? { message: inboxWordsIn(language, kind).thanks, ...stored.value } : stored;
        }
        const stored = await booking.book(body, sending);
        if (!stored.ok) return stored;
        const { reference, isBooked } = stored.value;
        if (!isBooked) return { message: inboxWordsIn(language, kind).thanks, reference };
        return { message: wordsIn(language).booking.booked, reference, status: 'confirmed' };
      }),
  });
}

const bookedShape = { status: z.literal('confirmed').optional().describe('Where a free time of a kind was booked') };

const headers = z.object({
  'idempotency-key': z.string().optional().meta({
    description:
      'A request repeated under the same key is stored once; different content under the same key is a new item. 1 to 255 printable ASCII characters, bare or as a quoted string of RFC 8941, whose quotes are not part of it.',
  }),
});

const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/;
const SENTENCE = 'The Idempotency-Key must be 1 to 255 printable ASCII characters, bare or in quotes.';

/**
 * Returns the Idempotency-Key of a request, bare or as a quoted string (RFC 8941); null without one. Throws a 400 for an
 * invalid key: ignoring it would store a repeated request twice.
 */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return null;
  const text = String(sent);
  const key = text.startsWith('"') ? QUOTED.exec(text)?.[1]?.replace(/\\(.)/g, '$1') : text;
  if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw httpError(400, SENTENCE);
  return key;
}
