import { fileTypeFromBuffer } from 'file-type';
import { type FileKind, fileKinds, kindNames } from '../../../content/file-kinds.ts';

/** How much of the beginning of a file says what it is, in bytes. */
export const HEAD = 4100;

/** Returns of which kind a file is, by its beginning, whatever its name says; null if it is of none. */
export async function kindOfContent(head: Uint8Array): Promise<FileKind | null> {
  const type = await fileTypeFromBuffer(head);
  return kindNames.find((kind) => isOneOf(fileKinds[kind].accepted, type?.mime)) ?? null;
}

function isOneOf(types: readonly string[], type: string | undefined) {
  return types.some((accepted) => accepted === type);
}
