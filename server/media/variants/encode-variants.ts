import sharp from 'sharp';
import { runTasks } from '../../platform/process/task-runner.ts';
import type { EncodingTask } from './variants.ts';

sharp.concurrency(1);
sharp.cache(false);

runTasks(({ picture, format, width }: EncodingTask) => {
  const resized = sharp(picture).resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80 });
  return encoded.toBuffer();
});
