import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PICTURE_SIZE } from '../../media/uploads/incoming.ts';
import type { Media } from '../../media/media.ts';
import { httpError } from '../../platform/http/failure.ts';
import { refuseOverride } from '../http/method-override.ts';

const MOST_FILES = 2;
const MOST_FIELDS = 30;
const LONGEST_FIELD = 1024 * 1024; // bytes

interface Sent {
  fields: Record<string, unknown>;
  pictures: SentPictures;
}

/** The temporary files in which pictures came, by the names of their fields; of two under one name, the last. */
export type SentPictures = ReadonlyMap<string, string>;

/** Makes a scope leave multipart bodies to `withSent`. */
export async function acceptPictures(scope: FastifyInstance) {
  const limits = { files: MOST_FILES, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD, fileSize: MAX_PICTURE_SIZE + 1 };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/**
 * Reads what a request sends, as JSON or as a form, and hands it to `use`; until that is done, the files named in
 * `pictureNames` lie in temporary files. Files of other names are passed over, as unknown fields are; so is an empty one.
 */
export async function withSent<Result>(
  request: FastifyRequest,
  media: Media,
  pictureNames: string[],
  use: (sent: Sent) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) return use({ fields: namedFields(request.body), pictures: new Map() });
  const received: { remove: () => Promise<void> }[] = [];
  try {
    const sent = await readParts();
    refuseOverride(request, sent.fields);
    return await use(sent);
  } finally {
    await Promise.all(received.map((file) => file.remove()));
  }

  async function readParts(): Promise<Sent> {
    const sent = { fields: {} as Sent['fields'], pictures: new Map<string, string>() };
    try {
      for await (const part of request.parts()) {
        if (part.type === 'field') {
          if (part.valueTruncated) throw httpError(413, 'A field of the form is too long.');
          const isNoPicture = part.value === '' && pictureNames.includes(part.fieldname);
          if (!isNoPicture) sent.fields[part.fieldname] = part.value;
        } else if (pictureNames.includes(part.fieldname)) {
          const file = await media.receive(part.file);
          received.push(file);
          if (file.size > 0) sent.pictures.set(part.fieldname, file.path);
        } else part.file.resume();
      }
      return sent;
    } catch (error) {
      request.raw.resume(); // Else the rest of the body would hold the connection for ever.
      throw explained(error);
    }
  }
}

/** A request without a body sends no fields. */
function namedFields(body: unknown = {}) {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Sent['fields'];
  throw httpError(400, 'The body must be an object of named fields.');
}

/** What a client sends can be at fault; a disk that is full is not the client's. */
function explained(thrown: unknown) {
  const error = Object(thrown) as { code?: string; errno?: number; statusCode?: number };
  if (error.errno) return thrown;
  const sentence = sentences[error.code ?? ''];
  if (sentence) return httpError(error.statusCode ?? 400, sentence);
  return error.statusCode && !error.code ? thrown : httpError(400, 'The form data cannot be read.');
}

const sentences: Record<string, string> = {
  FST_FILES_LIMIT: `A form can have at most ${MOST_FILES} files.`,
  FST_FIELDS_LIMIT: `A form can have at most ${MOST_FIELDS} fields.`,
  FST_PARTS_LIMIT: 'The form has too many parts.',
};
