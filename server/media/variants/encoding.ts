import sharp from 'sharp';
import { MAX_WIDTH } from '../picture-files.ts';
import type { PictureSource } from '../uploads/recognition.ts';
import { MAX_PIXELS, refusals } from '../uploads/refusals.ts';

sharp.cache(false);

const MAX_HEIGHT = 16_383; // px, the limit of WebP
const QUALITY = 80;
const TIMEOUT = 20; // s
const PLACEHOLDER_WIDTH = 12; // px

export interface PictureProperties {
  /** In pixels, after rotation. */
  width: number;
  height: number;
  /** A tiny WebP as a data URL. */
  placeholder: string;
}

export type EncodedPicture = PictureProperties & { data: Uint8Array };

/**
 * Encodes the first frame of a picture as WebP: upright, in sRGB, without metadata, at most 1920 px wide. Returns the end of a
 * sentence if the picture is damaged or takes longer than 20 s.
 */
export async function encode(source: PictureSource): Promise<EncodedPicture | { sentence: string }> {
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
export async function describe(webp: PictureSource): Promise<PictureProperties> {
  const { width, height } = await sharp(webp).metadata();
  return { width, height, placeholder: await placeholderOf(webp) };
}

async function placeholderOf(webp: PictureSource) {
  const size = { width: PLACEHOLDER_WIDTH, withoutEnlargement: true };
  const tiny = await sharp(webp).resize(size).webp({ quality: 10 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
