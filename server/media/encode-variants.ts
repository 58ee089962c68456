import process from 'node:process';
import sharp from 'sharp';
import type { Encoded, EncodingOrder } from './variant-encoder.ts';

sharp.concurrency(1);
sharp.cache(false);

// A signal to the group means the product's own process, which ends this one when it is time.
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', (order: EncodingOrder) => {
  void encode(order).then((encoded) => process.send?.(encoded));
});

async function encode({ picture, format, width }: EncodingOrder): Promise<Encoded> {
  try {
    const resized = sharp(picture).resize({ width, withoutEnlargement: true });
    const encoded = format === 'avif' ? resized.avif({ quality: 55, effort: 4 }) : resized.webp({ quality: 80 });
    return { ok: true, value: await encoded.toBuffer() };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}
