const HEADER = 6; // bytes
const ENTRY = 16; // bytes

/** Returns a PNG in the container that `/favicon.ico` names (ICO with one image, as Windows has read it since Vista). */
export function ico(png: Uint8Array, { size }: { size: number }): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
