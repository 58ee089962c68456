import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureDecoder } from './picture-decoder.ts';
import { refusals } from './refusals.ts';

const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#3530c4' } });

test('a picture that exceeds the memory limit is refused, and the next one is decoded', async () => {
  const { decode, close } = createPictureDecoder(190 * 1024 * 1024);
  try {
    const bomb = await picture(3400).avif({ effort: 0 }).toBuffer();
    const small = await picture(60).png().toBuffer();
    const [heavy, light] = await Promise.all([decode(bomb), decode(small)]);
    expect(bomb.length).toBeLessThan(2000);
    expect(heavy).toEqual({ sentence: refusals.heavy });
    expect(light).toMatchObject({ width: 60, height: 60 });
  } finally {
    close();
  }
});
