import { fileTypeFromBuffer } from 'file-type';
import { type FileKind, fileKinds, kindNames } from '../../../content/file-kinds.ts';

/** How much of the beginning of a file says what it is, in bytes. */
export const HEAD = 4100;

/** Returns of which kind a file is, by its beginning, whatever its name says; null if it is of none. */
export async function kindOfContent(head: Uint8Array): Promise<FileKind | null> {
  const type = isSvg(head) ? SVG : await fileTypeFromBuffer(head);
  return kindNames.find((kind) => isOneOf(fileKinds[kind].accepted, type?.mime)) ?? null;
}

const SVG = { mime: 'image/svg+xml' };
// What may stand before the root element: a mark of the byte order, a declaration, comments and the name of the standard.
const ROOT =
  /^\uFEFF?(?:\s|<\?[^>]*>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>)*<(?:\w+:)?svg[\s>/]/i;

function isSvg(head: Uint8Array) {
  return ROOT.test(new TextDecoder('utf-8').decode(head));
}

function isOneOf(types: readonly string[], type: string | undefined) {
  return types.some((accepted) => accepted === type);
}

const HEIC = /^image\/hei[cf]/;
const HEIC_ADVICE =
  'is a HEIC photo, which most browsers cannot show. Export it as JPEG; on an iPhone, choose Most Compatible under Settings > Camera > Formats.';

/** Returns the end of a sentence that says what to do with a file that is not taken; null where nobody can tell. */
export async function adviceOn(head: Uint8Array): Promise<string | null> {
  const type = await fileTypeFromBuffer(head);
  return HEIC.test(type?.mime ?? '') ? HEIC_ADVICE : null;
}
