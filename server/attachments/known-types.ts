/** How much of the beginning of a file says what it is, in bytes. */
export const HEAD = 16;

interface KnownType {
  /** Its endings, the usual one first. */
  endings: readonly [string, ...string[]];
  begins: RegExp;
}

/** The content types of what visitors send, told by the first bytes: nothing that strangers sent is opened to look into it. */
const knownTypes: Readonly<Record<string, KnownType>> = {
  'application/pdf': { endings: ['pdf'], begins: /^%PDF-/ },
  'image/jpeg': { endings: ['jpg', 'jpeg'], begins: /^\xff\xd8\xff/ },
  'image/png': { endings: ['png', 'apng'], begins: /^\x89PNG\r\n\x1a\n/ },
  'image/webp': { endings: ['webp'], begins: /^RIFF[^]{4}WEBP/ },
  'image/avif': { endings: ['avif'], begins: /^[^]{4}ftypavif/ },
  'image/gif': { endings: ['gif'], begins: /^GIF8[79]a/ },
};

/** Returns the content type of a file, given how it begins; null if it is none that is known. */
export function typeOfContent(head: Uint8Array): string | null {
  const bytes = Buffer.from(head).toString('latin1');
  return Object.keys(knownTypes).find((type) => knownTypes[type]?.begins.test(bytes)) ?? null;
}

/** Returns the endings of a content type, the usual one first. */
export function endingsOf(type: string): readonly string[] {
  return knownTypes[type]?.endings ?? [];
}
