import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { filmBytes } from '../../files.ts';
import { box, numbers } from './boxes.ts';
import { broken, disguised, file, type HostileFile, latin1, SCRIPT } from './hostile-file.ts';

const FTYP = box('ftyp', 'isom\u0000\u0000\u0002\u0000isomiso2mp41');
const nested = (depth: number): Buffer => (depth === 0 ? Buffer.alloc(0) : box('moov', nested(depth - 1)));

const wrongBoxes: Record<string, Buffer> = {
  'only a type': FTYP,
  'no film behind its type': Buffer.concat([FTYP, box('mdat', SCRIPT)]),
  'a box that never ends': Buffer.concat([FTYP, numbers(0), latin1('moov'), Buffer.alloc(9000)]),
  'a box larger than all files': Buffer.concat([FTYP, numbers(1), latin1('moov'), numbers(0xffffffff, 0xffffffff)]),
  'a box smaller than its head': Buffer.concat([FTYP, numbers(2), latin1('moov'), Buffer.alloc(100)]),
  'boxes within boxes': Buffer.concat([FTYP, nested(2_000)]),
  'a hundred thousand boxes': Buffer.concat([FTYP, ...Array.from({ length: 100_000 }, () => box('free'))]),
  'no time scale': Buffer.concat([FTYP, box('moov', box('mvhd', numbers(0, 0, 0, 0, 99), Buffer.alloc(80)))]),
  'more samples than bytes': Buffer.concat([
    FTYP,
    box('moov', box('trak', box('mdia', box('minf', box('stbl', box('stsz', numbers(0, 0, 0xffffffff))))))),
  ]),
  'more descriptions than bytes': Buffer.concat([
    FTYP,
    box('moov', box('trak', box('mdia', box('minf', box('stbl', box('stsd', numbers(0, 0xffffffff))))))),
  ]),
};

const EBML = '1a45dfa3';
const HEAD = `${EBML}9f4286810142f7810142f2810442f381084282847765626d42878104428581021`;
const wrongElements: Record<string, string> = {
  'no content': EBML,
  'a head of endless length': `${EBML}01ffffffffffffff42824477656266d0`,
  'a head of another program': `${EBML}8b428288 6d6174726f736b61`.replaceAll(' ', ''),
  'only a head': `${HEAD}0`,
  'a segment of endless length': `${HEAD}818538067 01ffffffffffffff`.replaceAll(' ', ''),
};

const [film, webFilm] = [await filmBytes(new Mp4OutputFormat()), await filmBytes(new WebMOutputFormat())];

/** MP4, at least 50. */
export const hostileMp4: HostileFile[] = [
  ...Object.entries(wrongBoxes).map(([harm, bytes]) => file(harm, bytes, 'hostile.mp4')),
  ...disguised('an MP4', film, 'hostile.mp4'),
  ...broken('an MP4', film, 'hostile.mp4', 8),
];

/** WebM, at least 50. */
export const hostileWebM: HostileFile[] = [
  ...Object.entries(wrongElements).map(([harm, hex]) => file(harm, Buffer.from(hex, 'hex'), 'hostile.webm')),
  ...disguised('a WebM', webFilm, 'hostile.webm'),
  // One is read until the limit of ten seconds, and refused.
  ...broken('a WebM', webFilm, 'hostile.webm', 11).filter(({ harm }) => harm !== 'a WebM with changed bytes 4'),
];
