const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

// Not allowed in XML 1.0, not even escaped.
// oxlint-disable-next-line no-control-regex
const DISALLOWED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML and removes the characters that XML 1.0 does not allow. */
export function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(DISALLOWED, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
