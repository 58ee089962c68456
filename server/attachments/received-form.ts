import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { largestOf, type SentFile } from '../../content/inbox/inbox-field.ts';
import type { Incoming } from '../media/uploads/incoming.ts';
import { Gone } from '../platform/held-files.ts';
import { httpError } from '../platform/http/failure.ts';
import { senderOf } from '../platform/http/sender.ts';
import { allowSlowUpload } from '../platform/http/slow-senders.ts';
import { QueueFull } from '../platform/limits/limiter.ts';
import { limits } from '../platform/limits/limits.ts';
import { type ReceivedFile, receiveFile, type RefusedFile } from './received-files.ts';

const { atOnce, largestBody, slowSender } = limits.attachments;
const MAX_FIELDS = 40;

/** What came with a form, by the names of the fields. */
export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReadonlyMap<string, ReceivedFile | RefusedFile>;
}

/** Leaves the multipart bodies of a scope to `FormReceiver`. */
export async function acceptFormsWithFiles(scope: FastifyInstance): Promise<void> {
  if (scope.hasContentTypeParser('multipart/form-data')) scope.removeContentTypeParser('multipart/form-data');
  await scope.register(multipart, { throwFileSizeLimit: false });
  scope.addHook('onRequest', async ({ raw }) => allowSlowUpload(raw, slowSender));
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export type FormReceiver = ReturnType<typeof createFormReceiver>;

/** Reads forms with files that anybody may send. Throws `QueueFull` while too many arrive at once. */
export function createFormReceiver(incoming: Incoming) {
  const arriving = new Map<string, number>();
  let total = 0;

  /** Passes a multipart form to `use`; its files are in temporary ones until that settles. */
  async function receive<Result>(
    { request, reply }: Exchange,
    fileFields: ReadonlyMap<string, SentFile>,
    use: (form: ReceivedForm) => Promise<Result>,
  ): Promise<Result> {
    const received: { remove: () => Promise<void> }[] = [];
    try {
      const form = await whileFew(request, () => readForm(request, { incoming, fileFields, received }));
      return await use(form);
    } catch (error) {
      // What is left of the body is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close');
      throw error;
    } finally {
      await Promise.all(received.map(({ remove }) => remove()));
    }
  }

  async function whileFew<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    const sender = senderOf(request.ip);
    const ofSender = arriving.get(sender) ?? 0;
    if (total >= atOnce.total || ofSender >= atOnce.perSender) throw new QueueFull();
    total += 1;
    arriving.set(sender, ofSender + 1);
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (arriving.get(sender) ?? 1) - 1;
      if (left > 0) arriving.set(sender, left);
      else arriving.delete(sender);
    }
  }

  return receive;
}

interface Reading {
  incoming: Incoming;
  fileFields: ReadonlyMap<string, SentFile>;
  /** Gets every temporary file. */
  received: { remove: () => Promise<void> }[];
}

/** Reads one file for each field that takes one, and refuses a second. Files in other fields are ignored, and so is text in these. */
async function readForm(request: FastifyRequest, { incoming, fileFields, received }: Reading): Promise<ReceivedForm> {
  if (Number(request.headers['content-length']) > largestBody) throw httpError(413, TOO_LARGE);
  limitBody(request);
  const fields: Record<string, string> = {};
  const files = new Map<string, ReceivedFile | RefusedFile>();
  let textSize = 0;
  try {
    const most = { fields: MAX_FIELDS, files: fileFields.size + 1, parts: MAX_FIELDS + fileFields.size + 1 };
    const sizes = { fieldSize: limits.bodies.largest, fileSize: largestOf(fileFields.values()) + 1 };
    for await (const part of request.parts({ limits: { ...most, ...sizes } })) {
      if (part.type === 'file') {
        const field = fileFields.get(part.fieldname);
        if (!field) part.file.resume();
        else {
          const { file, remove } = await receiveFile(incoming, field, part);
          received.push({ remove });
          if (file) files.set(part.fieldname, files.has(part.fieldname) ? { problem: 'isSecond' } : file);
        }
      } else if (typeof part.value === 'string' && !fileFields.has(part.fieldname)) {
        textSize += Buffer.byteLength(part.value);
        if (part.valueTruncated || textSize > limits.bodies.largest) throw httpError(413, TOO_LARGE);
        fields[part.fieldname] = part.value;
      }
    }
    return { fields, files };
  } catch (error) {
    // Otherwise the parser would wait for a file that nobody reads.
    request.raw.unpipe().resume();
    throw asHttpError(error);
  }
}

/** Cuts the connection of a body that goes on beyond what any form has, and does not say how long it is. */
function limitBody({ raw }: FastifyRequest) {
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > largestBody) raw.destroy();
  });
  raw.pause();
}

/** Converts errors of the parser to 4xx. Errors of the operating system, such as a full disk, stay as they are. */
function asHttpError(thrown: unknown) {
  const error = Object(thrown) as { code?: string; errno?: number; statusCode?: number };
  if (error.errno || thrown instanceof Gone) return thrown;
  if (error.code?.endsWith('_LIMIT')) return httpError(413, 'The form has too many parts.');
  return error.statusCode && !error.code ? thrown : httpError(400, 'The form data cannot be read.');
}

const TOO_LARGE = 'The request is too large.';
