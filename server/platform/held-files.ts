import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What was opened is no longer where it was: deleted, moved, replaced or cut. Whatever is stored now may be lost. */
export class Gone extends Error {}

type Identity = { dev: bigint; ino: bigint };

/** Remembers which files these paths lead to. The returned function throws a `Gone` while one leads elsewhere. */
export function holdFiles(paths: readonly string[]): () => void {
  const files = paths.map((path) => ({ path, identity: statSync(path, { bigint: true }) }));
  return () => {
    for (const { path, identity } of files) assertSame(path, identity, present(path));
  };
}

/**
 * Remembers a folder, and keeps it open: otherwise a new one might get its number. `assertThere` throws a `Gone` while its path leads
 * elsewhere.
 */
export function holdFolder(path: string) {
  const descriptor = openSync(path, 'r');
  const identity = fstatSync(descriptor, { bigint: true });
  return {
    assertThere: async () => assertSame(path, identity, await stat(path, { bigint: true }).catch(() => undefined)),
    release: () => closeSync(descriptor),
  };
}

export type HeldFolder = ReturnType<typeof holdFolder>;

function present(path: string): Identity | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined; // A disk that fails, or a folder that is closed to us.
  }
}

function assertSame(path: string, { dev, ino }: Identity, found: Identity | undefined) {
  if (!found) throw new Gone(`${path} is gone.`);
  if (found.dev !== dev || found.ino !== ino) throw new Gone(`${path} is not the one that was opened.`);
}
