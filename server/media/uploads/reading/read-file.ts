import type { FileKind } from '../../../../content/file-kinds.ts';
import { runTasks } from '../../../platform/process/task-runner.ts';
import { readDocument } from './read-document.ts';
import { readDrawing } from './read-drawing.ts';
import { readFilm } from './read-film.ts';

/** What a file says of itself. */
export interface FileFacts {
  /** How the name of a file in this format ends. */
  ending: string;
  /** In pixels. */
  width?: number;
  height?: number;
  pages?: number | null;
  seconds?: number;
  /** What is stored in place of what was uploaded. */
  content?: Uint8Array;
}

/** The end of a sentence that says why a file cannot be taken. */
export interface Unreadable {
  sentence: string;
}

/** The kinds that are stored as they are, once they have been read. */
export type ReadKind = Exclude<FileKind, 'picture'>;

export interface ReadingTask {
  kind: ReadKind;
  path: string;
}

const readers: Record<ReadKind, (path: string) => Promise<FileFacts | Unreadable>> = {
  document: readDocument,
  drawing: readDrawing,
  film: readFilm,
};

runTasks(({ kind, path }: ReadingTask) => readers[kind](path));
