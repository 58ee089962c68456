import sharp from 'sharp';
import { runTasks } from '../../platform/process/task-runner.ts';
import { HEIGHT, type OgImage, ogImageSvg, WIDTH } from './og-image.ts';

sharp.concurrency(1);
sharp.cache(false);

runTasks((image: OgImage | Icon | ShareCrop) => {
  if ('source' in image) return iconPng(image);
  return 'picture' in image ? shareCropJpeg(image) : ogImagePng(image);
});

function ogImagePng(image: OgImage) {
  return sharp(Buffer.from(ogImageSvg(image)))
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer();
}

export interface Icon {
  /** A picture of any kind. An SVG is drawn in the size that is needed. */
  source: Uint8Array;
  /** Width and height in pixels. */
  size: number;
  /** The part of its width that the picture takes, from 0 to 1. */
  share: number;
  /** The background colour; null for a transparent one. */
  ground: string | null;
}

/** Returns a square PNG with the whole picture in its middle. */
async function iconPng({ source, size, share, ground }: Icon): Promise<Buffer> {
  const inner = Math.round(size * share);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp(source)
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground ?? clear } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A picture that is cropped around its focal point, in percent. */
export interface ShareCrop {
  picture: Uint8Array;
  x: number;
  y: number;
}

/** Returns the part of a picture that is shared, as a JPEG: some sites accept nothing newer. */
async function shareCropJpeg({ picture, x, y }: ShareCrop): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const part = {
    width: Math.min(width, Math.round((height * WIDTH) / HEIGHT) || 1),
    height: Math.min(height, Math.round((width * HEIGHT) / WIDTH) || 1),
  };
  const left = Math.round(((width - part.width) * x) / 100);
  const top = Math.round(((height - part.height) * y) / 100);
  return sharp(picture)
    .extract({ ...part, left, top })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
