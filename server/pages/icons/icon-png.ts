import sharp from 'sharp';

export interface Icon {
  /** A picture of any kind, SVG included. */
  source: Uint8Array;
  /** In pixels, both ways. */
  size: number;
  /** How much of it the picture takes, from 0 to 1. */
  share: number;
  /** The colour behind it; none where one may see through. */
  ground: string | null;
}

const SVG_DPI = 1200; // sharp enough for any size here

/** Returns a square PNG with the picture as a whole in its middle. */
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
