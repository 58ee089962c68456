import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { IDEMPOTENCY_KEY, type Intake } from '../../leads/intake/intake.ts';
import { itemSchema } from '../../leads/intake/item-schema.ts';
import { httpError } from '../../platform/http/failure.ts';
import { visitOf } from '../../platform/http/visit.ts';
import { routesIn } from '../http/routes.ts';

/** The routes by which programs send inbox items. */
export function publicMessagesApi(
  scope: FastifyInstance,
  { intake, readLanguage }: { intake: Intake; readLanguage: () => Promise<Language> },
) {
  const route = routesIn(scope, { tag: 'Public' });
  for (const kind of inboxKinds) {
    const schema = itemSchema(kind, () => new Date(0), { defaultZone: 'UTC', language: DEFAULT_LANGUAGE });
    route(`POST /${kind.form}/store`, {
      summary: `Send a ${kind.noun.one} to the agency`,
      headers,
      describedBody: schema,
      form: schema,
      status: 201,
      answer: z.object({ message: z.string(), reference: z.string() }),
      handle: async ({ request }) => {
        const language = await readLanguage();
        const sending = { visit: visitOf(request), key: idempotencyKeyOf(request), form: null, language };
        const stored = await intake.store(kind, request.body, sending);
        return stored.ok ? { message: wordsIn(language).inbox[kind.name].thanks, ...stored.value } : stored;
      },
    });
  }
}

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
