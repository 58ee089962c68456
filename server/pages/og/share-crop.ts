import sharp from 'sharp';
import { HEIGHT, WIDTH } from './og-image.ts';

/** A picture that is cropped around its focal point, in percent. */
export interface ShareCrop {
  picture: Uint8Array;
  x: number;
  y: number;
}

/** Returns the part of a picture that is shared, as a JPEG: some sites accept nothing newer. */
export async function shareCropJpeg({ picture, x, y }: ShareCrop): Promise<Buffer> {
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
