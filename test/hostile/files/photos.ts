import { box, numbers } from './boxes.ts';
import { file, type HostileFile, latin1, SCRIPT } from './hostile-file.ts';

/** A box of a HEIC photo that is about to take all memory, and others of the kind. */
const heic = (brand: string, content: Buffer) =>
  Buffer.concat([box('ftyp', `${brand}\u0000\u0000\u0000\u0000mif1${brand}`), content]);
const sides = [1, 65_535, 0x7fffffff, 0xffffffff];

/** Photos in HEIC, at least 50. */
export const hostilePhotos: HostileFile[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].flatMap(
  (brand) => [
    ...sides.map((side) =>
      file(
        `${brand} of ${side} pixels`,
        heic(brand, box('meta', numbers(0), box('iprp', box('ipco', box('ispe', numbers(0, side, side)))))),
        'a.heic',
      ),
    ),
    file(`${brand} and a page`, heic(brand, box('mdat', SCRIPT)), 'a.heic'),
    file(`${brand} without end`, heic(brand, Buffer.concat([numbers(0), latin1('meta'), Buffer.alloc(500)])), 'a.heic'),
    file(`${brand} of many items`, heic(brand, box('meta', numbers(0), box('iinf', numbers(0, 0xffffffff)))), 'a.heic'),
  ],
);
