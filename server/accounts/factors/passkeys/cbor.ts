const DEEPEST = 8; // arrays and maps within each other
const LONGEST = 64; // entries of each

interface Read {
  value: unknown;
  /** Where the next value begins. */
  end: number;
}

/** Reads one value of CBOR (RFC 8949), of the kinds that WebAuthn uses, none of indefinite length. Throws if it is none. */
export function readCbor(data: Buffer, start = 0, depth = 0): Read {
  const [major, short] = [data.readUInt8(start) >> 5, data.readUInt8(start) & 31];
  const width = short < 24 ? 0 : ([1, 2, 4][short - 24] ?? NaN);
  const length = width === 0 ? short : data.readUIntBE(start + 1, width);
  const end = start + 1 + width;
  if (major === 0) return { value: length, end };
  if (major === 1) return { value: -1 - length, end };
  if (major === 2) return { value: bytesAt(data, end, length), end: end + length };
  if (major === 3) return { value: bytesAt(data, end, length).toString(), end: end + length };
  if (major > 5 || length > LONGEST || depth > DEEPEST) throw new RangeError('This is no CBOR of WebAuthn.');
  const { values, end: after } = readValues(data, end, { count: major === 4 ? length : length * 2, depth: depth + 1 });
  return { value: major === 4 ? values : toMap(values), end: after };
}

function bytesAt(data: Buffer, start: number, length: number): Buffer {
  if (start + length > data.length) throw new RangeError('The CBOR ends too early.');
  return data.subarray(start, start + length);
}

function readValues(data: Buffer, start: number, { count, depth }: { count: number; depth: number }) {
  const values: unknown[] = [];
  let end = start;
  while (values.length < count) {
    const next = readCbor(data, end, depth);
    values.push(next.value);
    end = next.end;
  }
  return { values, end };
}

function toMap(values: unknown[]) {
  const map = new Map<unknown, unknown>();
  for (let index = 0; index < values.length; index += 2) map.set(values[index], values[index + 1]);
  return map;
}
