import { latin1 } from './hostile-file.ts';

/** Returns a box of MP4 or HEIC. */
export const box = (type: string, ...content: (Buffer | string)[]) => {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? latin1(part) : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
};

export const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();
