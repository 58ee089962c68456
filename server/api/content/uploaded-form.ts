import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FileKind, fileKinds } from '../../../content/file-kinds.ts';
import type { Media } from '../../media/media.ts';
import { Gone } from '../../platform/held-files.ts';
import { httpError } from '../../platform/http/failure.ts';
import { refuseOverride } from '../http/method-override.ts';

const MAX_FILES = 2; // or as many as the record has pictures
const MAX_FIELDS = 30;
const MAX_FIELD_SIZE = 1024 * 1024; // bytes
const MAX_FILE_SIZE = Math.max(...Object.values(fileKinds).map(({ maxSize }) => maxSize));

interface FormData {
  fields: Record<string, unknown>;
  files: ReceivedFiles;
}

/** Uploads in temporary files, by the names of their fields; the last one of each name. */
export type ReceivedFiles = ReadonlyMap<string, ReceivedFile>;

interface ReceivedFile {
  /** Of the temporary file. */
  path: string;
  kind: FileKind | null;
  advice: string | null;
  /** As the client calls it. */
  filename: string;
}

/** Leaves the multipart bodies of a scope to `withFormData`. */
export async function acceptFiles(scope: FastifyInstance) {
  const limits = { fields: MAX_FIELDS, fieldSize: MAX_FIELD_SIZE, fileSize: MAX_FILE_SIZE + 1 };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/**
 * Reads a JSON or form body and passes it to `use`. Files whose field is in `names` are in temporary files until `use` settles.
 * Empty files and those of other fields are ignored.
 */
export async function withFormData<Result>(
  request: FastifyRequest,
  media: Media,
  { names, kinds }: { names: readonly string[]; kinds: readonly FileKind[] },
  use: (form: FormData) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) return use({ fields: namedFields(request.body), files: new Map() });
  const received: { remove: () => Promise<void> }[] = [];
  try {
    const form = await readParts();
    refuseOverride(request, form.fields);
    return await use(form);
  } finally {
    await Promise.all(received.map((file) => file.remove()));
  }

  async function readParts(): Promise<FormData> {
    const files = Math.max(MAX_FILES, names.length);
    const form = { fields: {} as FormData['fields'], files: new Map<string, ReceivedFile>() };
    try {
      for await (const part of request.parts({ limits: { files } })) {
        if (part.type === 'field') {
          if (part.valueTruncated) throw httpError(413, 'A field of the form is too long.');
          const isEmptyFile = part.value === '' && names.includes(part.fieldname);
          if (!isEmptyFile) form.fields[part.fieldname] = part.value;
        } else if (names.includes(part.fieldname)) {
          const { size, remove, ...file } = await media.receive(part.file, kinds);
          received.push({ remove });
          if (size > 0) form.files.set(part.fieldname, { ...file, filename: part.filename });
        } else part.file.resume();
      }
      return form;
    } catch (error) {
      // Otherwise the unread body, or the parser that waits for a file to be read, would block the connection.
      request.raw.unpipe().resume();
      throw toHttpError(error, files);
    }
  }
}

function namedFields(body: unknown = {}) {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as FormData['fields'];
  throw httpError(400, 'The body must be an object of named fields.');
}

/** Converts errors of the parser to 4xx. Errors of the operating system, such as a full disk, stay as they are. */
function toHttpError(thrown: unknown, files: number) {
  const error = Object(thrown) as { code?: string; errno?: number; statusCode?: number };
  if (error.errno || thrown instanceof Gone) return thrown;
  const sentence = sentencesFor(files)[error.code ?? ''];
  if (sentence) return httpError(error.statusCode ?? 400, sentence);
  return error.statusCode && !error.code ? thrown : httpError(400, 'The form data cannot be read.');
}

function sentencesFor(files: number): Record<string, string> {
  return {
    FST_FILES_LIMIT: `A form can have at most ${files} files.`,
    FST_FIELDS_LIMIT: `A form can have at most ${MAX_FIELDS} fields.`,
    FST_PARTS_LIMIT: 'The form has too many parts.',
  };
}
