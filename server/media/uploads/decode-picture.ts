import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { formatsOf } from '../../../content/file-kinds.ts';
import { runTasks } from '../../platform/process/task-runner.ts';
import { MAX_WIDTH } from '../picture-files.ts';
import { DAMAGED } from './kept-file.ts';
import { adviceOn, HEAD, kindOfContent } from './kind-of-content.ts';
import type { Decoded, DecodingTask, PictureProperties, PictureSource } from './keep-picture.ts';

const MAX_MEGAPIXELS = 64;
const MAX_MEGAPIXELS_AVIF = 24; // decoding takes about 18 bytes of memory per pixel
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const MAX_PIXELS_AVIF = MAX_MEGAPIXELS_AVIF * 1_000_000;
const MAX_HEIGHT = 16_383; // px, the limit of WebP
const QUALITY = 80;
const TIMEOUT = 20; // s
const PLACEHOLDER_WIDTH = 12; // px

sharp.cache(false);
// libvips must not decode any other format.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

runTasks(async ({ source, isReady }: DecodingTask) => {
  if (isReady) return describe(source);
  const fault = await findFault(source);
  return fault ? { sentence: fault } : encode(source);
});

/** Ends of sentences that begin with the label of a field. */
const refusals = {
  kind: `must be ${formatsOf(['picture'])}.`,
  size: `can have at most ${MAX_MEGAPIXELS} megapixels.`,
  sizeOfAvif: `can have at most ${MAX_MEGAPIXELS_AVIF} megapixels as AVIF. Please try a smaller one, or a JPEG.`,
  damaged: DAMAGED,
  slow: 'takes too long to read. Please try a smaller or simpler one.',
};

/**
 * Checks the format and size of a picture without decoding it. Returns the end of a sentence that says what is wrong, or
 * null.
 */
async function findFault(source: PictureSource): Promise<string | null> {
  const head = await readStart(source);
  if ((await kindOfContent(head)) !== 'picture') return (await adviceOn(head)) ?? refusals.kind;
  const size = await sizeOf(source);
  if (!size) return refusals.damaged;
  const pixels = size.width * size.height;
  if (pixels > MAX_PIXELS) return refusals.size;
  return size.format === 'heif' && pixels > MAX_PIXELS_AVIF ? refusals.sizeOfAvif : null;
}

async function readStart(source: PictureSource): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, HEAD);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function sizeOf(source: PictureSource) {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    return null; // libvips cannot read the header.
  }
}

/**
 * Encodes the first frame of a picture as WebP: upright, in sRGB, without metadata, at most 1920 px wide. Returns the end of a
 * sentence if the picture is damaged or takes longer than 20 s.
 */
async function encode(source: PictureSource): Promise<Decoded> {
  try {
    const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 3 })
      .timeout({ seconds: TIMEOUT })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, placeholder: await placeholderOf(data) };
  } catch (error) {
    return { sentence: (error as Error).message.startsWith('timeout') ? refusals.slow : refusals.damaged };
  }
}

/** Returns what is known of a picture that was encoded before. */
async function describe(webp: PictureSource): Promise<PictureProperties> {
  const { width, height } = await sharp(webp).metadata();
  return { width, height, placeholder: await placeholderOf(webp) };
}

async function placeholderOf(webp: PictureSource) {
  const size = { width: PLACEHOLDER_WIDTH, withoutEnlargement: true };
  const tiny = await sharp(webp).resize(size).webp({ quality: 10 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
