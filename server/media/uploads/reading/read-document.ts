import { readFile } from 'node:fs/promises';
import { DAMAGED } from '../kept-file.ts';
import type { FileFacts, Unreadable } from './read-file.ts';

const MOST_PAGES = 100_000; // of what somebody may have written by hand

/** Counts the pages of a PDF, of which nothing is run or drawn. They stay unknown where it has a password. */
export async function readDocument(path: string): Promise<FileFacts | Unreadable> {
  // As large as all else of this process together.
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)), QUIET);
    const { numPages } = document;
    return { ending: 'pdf', pages: numPages > 0 && numPages <= MOST_PAGES ? numPages : null };
  } catch (error) {
    const { name } = error as Error;
    return name === 'PasswordException' ? { ending: 'pdf', pages: null } : { sentence: DAMAGED };
  }
}

const QUIET = { verbosity: 0, isEvalSupported: false };
