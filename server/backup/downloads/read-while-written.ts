import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { nullIfMissing } from '../../platform/own-entries.ts';
import type { TaskResult } from '../../platform/process/worker-process.ts';

const PIECE = 256 * 1024; // bytes
const LOOKS_EVERY = 50; // ms

/**
 * Reads a file that another process is writing, to the end that it has once `written` resolves. It is at one of the paths, and may
 * move from the first to the next. Throws the reason where writing fails.
 */
export async function* readWhileWritten(
  paths: string[],
  written: Promise<TaskResult<unknown>>,
): AsyncGenerator<Buffer> {
  const isWhole = follow(written);
  const file = await openOnceThere(paths, isWhole);
  try {
    for (let position = 0; ;) {
      // Asked first: what is written after the last piece was read is read next time.
      const isLast = isWhole();
      const piece = await readAt(file, position);
      if (piece.length > 0) yield piece;
      else if (isLast) return;
      else await wait(LOOKS_EVERY);
      position += piece.length;
    }
  } finally {
    await file.close();
  }
}

/** Returns a function that tells whether a file is whole, and throws once writing it has failed. */
function follow(written: Promise<TaskResult<unknown>>) {
  let result: TaskResult<unknown> | null = null;
  written.then(
    (settled) => (result = settled),
    (error: Error) => (result = { ok: false, reason: error.message }),
  );
  return () => {
    if (result?.ok === false) throw new Error(result.reason);
    return result !== null;
  };
}

async function openOnceThere(paths: string[], isWhole: () => boolean): Promise<FileHandle> {
  for (;;) {
    const isLast = isWhole();
    for (const path of paths) {
      const file = await nullIfMissing(open(path));
      if (file) return file;
    }
    if (isLast) throw new Error('The file that was written is gone.');
    await wait(LOOKS_EVERY);
  }
}

async function readAt(file: FileHandle, position: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(PIECE), position });
  return buffer.subarray(0, bytesRead);
}
