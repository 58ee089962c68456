import sharp, { type Sharp } from 'sharp';
import { enormousPng } from '../../pictures.ts';
import { broken, disguised, file, type HostileFile, latin1, SCRIPT } from './hostile-file.ts';

const photo = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#3530c4' } });
const withScript = { exif: { IFD0: { ImageDescription: SCRIPT, Copyright: SCRIPT } } };

const formats: Record<string, (photo: Sharp) => Sharp> = {
  png: (photo) => photo.png(),
  jpg: (photo) => photo.jpeg(),
  webp: (photo) => photo.webp(),
  gif: (photo) => photo.gif(),
  avif: (photo) => photo.avif({ effort: 0 }),
};

/** The beginnings of pictures that say to be of many thousand pixels. */
const bombs: Record<string, Buffer> = {
  'a PNG of 16,000 pixels': enormousPng(16_000),
  'a GIF of 65,535 pixels': latin1('GIF89a\u00ff\u00ff\u00ff\u00ff\u0000\u0000\u0000,'),
  'a JPEG of 65,535 pixels': latin1(
    '\u00ff\u00d8\u00ff\u00c0\u0000\u0011\b\u00ff\u00ff\u00ff\u00ff\u0003\u0001"\u0000\u0002\u0011\u0001\u0003\u0011\u0001',
  ),
  'a WebP of 16,383 pixels': latin1(
    'RIFF\u0016\u0000\u0000\u0000WEBPVP8X\n\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u00fe?\u0000\u00fe?\u0000',
  ),
};

async function picturesIn(format: string, encoded: (photo: Sharp) => Sharp): Promise<HostileFile[]> {
  const [bytes, described] = await Promise.all(
    [photo(), photo().withMetadata(withScript)].map((photo) => encoded(photo).toBuffer()),
  );
  const kind = `a picture in ${format}`;
  const name = `hostile.${format}`;
  return [
    file(`${kind} that is described by a script`, described as Buffer, name),
    ...disguised(kind, bytes as Buffer, name).filter(({ harm }) => harm.startsWith(kind)),
    ...broken(kind, bytes as Buffer, name, 2),
  ];
}

/** Pictures, at least 50. */
export const hostilePictures: HostileFile[] = [
  ...Object.entries(bombs).map(([harm, bytes]) => file(harm, bytes, 'hostile.png')),
  ...(await Promise.all(Object.entries(formats).map(([format, encoded]) => picturesIn(format, encoded)))).flat(),
];
