import { type FileKind, formatsOf } from '../../../content/file-kinds.ts';
import { refused } from '../../platform/outcome.ts';

/** A file in a field of a form. */
export interface Upload {
  /** Of a temporary file. */
  path: string;
  /** What its content says; null if it is none of the kinds that are taken. */
  kind: FileKind | null;
  /** What to do with one that is none, where that is known: the end of a sentence. */
  advice: string | null;
  field: { name: string; label: string };
}

/** Refuses an upload, given the end of a sentence that begins with the label of its field. */
export function refuseUpload({ field: { name, label } }: Pick<Upload, 'field'>, sentence: string) {
  return refused({ [name]: [`${label} ${sentence}`] });
}

/** Refuses an upload because it is of none of some kinds. */
export function refuseKind(upload: Upload, kinds: readonly FileKind[]) {
  return refuseUpload(upload, upload.advice ?? `must be ${formatsOf(kinds)}.`);
}
