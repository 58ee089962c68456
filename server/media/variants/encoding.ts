import sharp from 'sharp';
import { WIDEST } from '../picture-files.ts';
import type { Source } from '../uploads/recognition.ts';
import { MOST_PIXELS, refusals } from '../uploads/refusals.ts';

sharp.cache(false);

const TALLEST = 16_383; // px, the most that WebP can hold
const QUALITY = 80;
const LONGEST = 20; // s
const PLACEHOLDER_WIDTH = 12; // px

export interface EncodedPicture {
  data: Uint8Array;
  /** In pixels, as seen. */
  width: number;
  height: number;
  /** A few bytes of WebP as a data address. */
  placeholder: string;
}

/**
 * Takes a picture and gives its first frame as WebP: upright, in sRGB, without metadata, at most 1920 px wide. Gives a
 * sentence where it is damaged or takes longer than 20 s.
 */
export async function encode(source: Source): Promise<EncodedPicture | { sentence: string }> {
  try {
    const { data, info } = await sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 3 })
      .timeout({ seconds: LONGEST })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, placeholder: await placeholderOf(data) };
  } catch (error) {
    // Whatever libvips cannot decode is a damaged picture to us.
    return { sentence: (error as Error).message.startsWith('timeout') ? refusals.slow : refusals.damaged };
  }
}

async function placeholderOf(webp: Uint8Array) {
  const size = { width: PLACEHOLDER_WIDTH, withoutEnlargement: true };
  const tiny = await sharp(webp).resize(size).webp({ quality: 10 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
