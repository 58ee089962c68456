/** As in a Range header: without `first`, the `last` bytes of a file; without `last`, up to its end. */
export interface ByteRange {
  first?: number;
  last?: number;
}

/** Reads a Range header. Returns undefined for one that is not understood, which has to be ignored (RFC 9110, 14.2). */
export function readRange(header: string | undefined): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return { ...(first !== '' && { first: Number(first) }), ...(last !== '' && { last: Number(last) }) };
}

/** Returns the first and the last byte of a range in a file of this size; null if it has none of it. */
export function bytesOf({ first, last = Infinity }: ByteRange, size: number): { start: number; end: number } | null {
  const start = first ?? Math.max(0, size - last);
  const end = first === undefined ? size - 1 : Math.min(last, size - 1);
  return start <= end ? { start, end } : null;
}
