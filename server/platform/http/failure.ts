import { isDamage } from '../database/damage.ts';
import { Gone } from '../held-files.ts';
import { QueueFull, QueueTimeout } from '../limits/limiter.ts';
import { S3Error } from '../s3/s3-error.ts';

/** What went wrong: a status, and a sentence for the person who meets it. */
export interface Failure {
  status: number;
  sentence: string;
  /** For those who work on the site, where they can do more about it than a visitor. */
  forTeam?: string;
}

/** Returns an error that becomes a response with this status and sentence. */
export function httpError(statusCode: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { statusCode });
}

/** Returns the error for a method that an address does not support (405). */
export function notAllowed(): Error {
  return httpError(405, 'This cannot be done at this address.');
}

export const NOT_FOUND: Failure = { status: 404, sentence: 'There is nothing at this address.' };

export const UNAUTHENTICATED = 'Unauthenticated.';

/** What may be asked of somebody before they may go on. */
export const needs = ['confirmation', 'factor'] as const;

export type Need = (typeof needs)[number];

export const FORBIDDEN: Failure = { status: 403, sentence: 'You do not have permission to do this.' };

/** Returns the status and sentence for anything thrown, without details of unexpected errors. */
export function explainFailure(thrown: unknown): Failure {
  const error = Object(thrown) as Thrown;
  if (error.statusCode && error.statusCode < 500) return { status: error.statusCode, sentence: sentenceOf(error) };
  if (thrown instanceof QueueFull)
    return { status: 429, sentence: 'There are too many requests right now. Please try again in a few seconds.' };
  if (thrown instanceof QueueTimeout)
    return { status: 503, sentence: 'The server is busy. Please try again in a few seconds.' };
  if (isFull(error)) return FULL;
  if (isDamage(error)) return { status: 503, sentence: 'The site cannot do this right now. Please try again later.' };
  if (isAway(error) || thrown instanceof S3Error || thrown instanceof Gone)
    return { status: 503, sentence: 'The site cannot do this right now. Please try again in a few seconds.' };
  return { status: 500, sentence: 'Something went wrong on our side. Please try again later.' };
}

const FULL: Failure = {
  status: 507,
  sentence: 'There is no space left to store this. Please tell the site owner.',
  forTeam: 'The disk of the server is full, so this was not stored. Free some space there, then try again.',
};

interface Thrown {
  statusCode?: number;
  message?: string;
  /** From Fastify, PostgreSQL or the system. */
  code?: string;
  /** From SQLite; its lower byte is the primary result code. */
  errcode?: number;
}

/** Fastify's messages are for programmers; these are for the sender of the request. */
function sentenceOf({ code = '', statusCode = 0, message = '' }: Thrown) {
  return (code.startsWith('FST_') && ofFastify[statusCode]) || message;
}

const ofFastify: Record<number, string> = {
  400: 'The request cannot be read.',
  413: 'The request is too large.',
  415: 'This content type is not accepted here.',
};

/** No more files may be open. */
const TOO_MANY_FILES = /^(EMFILE|ENFILE)$/;
/** Busy, locked, read-only, failing to read, and gone. */
const SQLITE_AWAY = new Set([5, 6, 8, 10, 14]);
const SQLITE_FULL = 13;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
/** Connections lost, refused or too many; timeouts of statements, locks and transactions; a standby. */
const POSTGRES_AWAY = /^(08\w{3}|57P0\d|53[23]00|57014|55P03|25P03|25006)$/;
const LOST = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired)|is not queryable$/;

function isAway({ errcode = 0, code = '', message = '' }: Thrown) {
  if (TOO_MANY_FILES.test(code)) return true;
  return SQLITE_AWAY.has(errcode & 255) || NETWORK.test(code) || POSTGRES_AWAY.test(code) || LOST.test(message);
}

/** Whether a disk, or somebody's share of it, has no room left. */
export function isFull(thrown: unknown): boolean {
  const { errcode = 0, code = '' } = Object(thrown) as Thrown;
  return (errcode & 255) === SQLITE_FULL || ['ENOSPC', 'EDQUOT', '53100'].includes(code);
}
