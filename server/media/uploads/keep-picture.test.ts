import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureDecoder } from './keep-picture.ts';

const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#3530c4' } });

test('a picture that exceeds the memory limit is refused, and the next one is decoded', async () => {
  const { decode, close } = createPictureDecoder(190 * 1024 * 1024);
  try {
    const bomb = await picture(3400).avif({ effort: 0 }).toBuffer();
    const small = await picture(60).png().toBuffer();
    const [heavy, light] = await Promise.all([decode(bomb), decode(small)]);
    expect(bomb.length).toBeLessThan(2000);
    expect(heavy).toEqual({ sentence: 'takes too much memory or time to read. Please try a smaller or simpler one.' });
    expect(light).toMatchObject({ width: 60, height: 60 });
  } finally {
    close();
  }
});
