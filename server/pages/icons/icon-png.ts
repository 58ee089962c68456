import sharp from 'sharp';

export interface Icon {
  /** A picture of any kind, SVG included. */
  source: Uint8Array;
  /** Width and height in pixels. */
  size: number;
  /** The part of its width that the picture takes, from 0 to 1. */
  share: number;
  /** The background colour; null for a transparent one. */
  ground: string | null;
}

const SVG_DPI = 1200; // sharp enough for any size here

/** Returns a square PNG with the whole picture in its middle. */
export async function iconPng({ source, size, share, ground }: Icon): Promise<Buffer> {
  const inner = Math.round(size * share);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp(source, { density: SVG_DPI })
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground ?? clear } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
