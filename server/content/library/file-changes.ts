import { z } from 'zod';
import type { FileKind } from '../../../content/file-kinds.ts';
import { limits, optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { logActivity } from '../../audit/audit-log.ts';
import type { Action } from '../../audit/tables.ts';
import type { Change } from '../revisions/revisions.ts';
import { captionsSchema } from './captions.ts';
import type { ContentDatabase } from '../tables.ts';

/** What is said of a poster that is none. */
export const NO_POSTER = 'Poster must be a picture of the library.';
/** What is said of captions of what nobody plays. */
export const NO_FILM = 'Only films have captions.';

const STEP = 5; // percent
const BAD_FOCUS = 'The focal point must be two whole numbers from 0 to 100.';
const focus = z
  .int(BAD_FOCUS)
  .min(0, BAD_FOCUS)
  .max(100, BAD_FOCUS)
  .transform((percent) => Math.round(percent / STEP) * STEP);

/** The details of a file that people change. Only pictures have a focal point. */
export const fileChanges = z
  .object(
    {
      name: schemaOf(optional(text('Name'))).transform((name) => name ?? ''),
      alt: schemaOf(optional(text('Alternative Text'))),
      credit: schemaOf(optional(text('Credit'))),
      focal_x: focus,
      focal_y: focus,
      kept: z.boolean('Kept must be true or false.'),
      poster_id: z.int(NO_POSTER).nullable(),
      captions: captionsSchema.nullable().describe('Of a film: the text of a WebVTT file'),
    },
    'The details must be sent as named fields.',
  )
  .partial();

/** Returns the name of a file of the library from that of an upload. */
export function nameOf(filename: string): string {
  const stem = filename.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  return stem
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .trim()
    .slice(0, limits.title);
}

export function logFile(
  transaction: ContentDatabase,
  { id, kind, name }: { id: number; kind: FileKind; name: string },
  action: Action,
  change: Change,
): Promise<void> {
  return logActivity(transaction, { ...change, action, subject: kind, recordId: id, title: name || 'Untitled' });
}
