/** Returns an id for a section or another item. Not `randomUUID`, which browsers only have on HTTPS and on localhost. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
