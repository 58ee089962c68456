import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export function picture(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3530c4' } })
    .png()
    .toBuffer();
}

export async function png(name = 'picture.png', side?: number) {
  return new File([new Uint8Array(await picture(side, side))], name, { type: 'image/png' });
}

export async function jpeg(name = 'picture.jpg') {
  const photograph = await sharp(await picture(90, 60))
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(photograph)], name, { type: 'image/jpeg' });
}

/** What browsers send for a file input that is empty. */
export const noFile = new File([], '', { type: 'application/octet-stream' });

/** Returns a black square of any size in a few kilobytes, at one bit per pixel. */
export function enormousPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer) {
  const content = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}
