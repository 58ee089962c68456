import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFormTexts } from '../../../content/forms.ts';
import { refuseForeignParts } from '../../platform/http/charset.ts';
import { httpError } from '../../platform/http/failure.ts';
import { limits } from '../../platform/limits/limits.ts';

type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data';

/** Parses form data of these types into an object of its text fields, in addition to JSON. */
export function acceptForms(scope: FastifyInstance, types: FormType[]) {
  scope.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: limits.bodies.largest },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      refuseForeignParts(body, headers['content-type']);
      return readForm(body, headers['content-type'] ?? '');
    },
  );
}

async function readForm(body: Buffer, type: string) {
  try {
    return await readFormTexts(new Response(new Uint8Array(body), { headers: { 'content-type': type } }));
  } catch {
    throw httpError(400, 'The form data cannot be read.');
  }
}
