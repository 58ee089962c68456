import { shortHash } from '../spam/text-hash.ts';
import type { ReceivedFile } from '../../attachments/received-files.ts';
import type { ReadFile } from './reading/received-email.ts';

const PREFIX = 'answer ';

/** Returns the field under which a file of an answer is attached to its item. */
export function fieldOfFile(message_id: string, number: number): string {
  return `${PREFIX}${shortHash(message_id)} ${number}`;
}

/** Whether a field of an attachment holds a file of an answer, and not one that came with the item. */
export function isOfAnswer(field: string): boolean {
  return field.startsWith(PREFIX);
}

/** Returns the files of an email that are kept, by the fields under which they are attached. */
export function answerFiles(message_id: string, files: readonly ReadFile[]): Map<string, ReceivedFile> {
  return new Map(
    files.flatMap(({ path, ...file }, number) =>
      path === null ? [] : [[fieldOfFile(message_id, number), { ...file, path }] as const],
    ),
  );
}
