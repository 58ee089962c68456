import sharp from 'sharp';
import { runTasks } from '../../platform/process/task-runner.ts';
import type { EncodingOrder } from './variant-encoder.ts';

sharp.concurrency(1);
sharp.cache(false);

runTasks(({ picture, format, width }: EncodingOrder) => {
  const resized = sharp(picture).resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? resized.avif({ quality: 55, effort: 4 }) : resized.webp({ quality: 80 });
  return encoded.toBuffer();
});
