import { hairs, skins } from '../../../pictures/people/colors.ts';
import type { Traits } from '../../../pictures/people/traits.ts';
import { type Color, colors } from './palette.ts';

const { yellow, black, red, white, grey } = colors;

const feminine = { lashes: true, smile: 'closed', jaw: 0.2, width: 0.98, tilt: -2 } as const;
const masculine = { lashes: false, smile: 'closed', jaw: 0.7, width: 1.02, tilt: 2 } as const;
const plain = { beard: 'none', glasses: 'none', rings: '', second: white } as const;

/** A person before a shape on a ground. The backdrops are numbered as in `people/backdrop.ts`. */
function on(ground: Color, shape: Color, backdrop: number, person: Omit<Traits, 'ground' | 'shape' | 'backdrop'>) {
  return { ...person, ground: colors[ground], shape: colors[shape], backdrop };
}

type Given = Pick<Traits, 'skin' | 'hair' | 'style' | 'clothing' | 'cloth'> & Partial<Traits>;
const woman = (given: Given) => ({ ...plain, ...feminine, ...given });
const man = (given: Given) => ({ ...plain, ...masculine, ...given });

const [pale, fair, warm, tan, brown, deep, dark] = skins;

export const people: Record<string, Traits> = {
  'Joke Verhulst': on(
    'yellow',
    'red',
    0,
    woman({ skin: pale, hair: hairs.silver, style: 'pixie', clothing: 'overall', cloth: black, glasses: 'round' }),
  ),
  'Murat Aydin': on(
    'black',
    'yellow',
    4,
    man({ skin: warm, hair: hairs.black, style: 'quiff', clothing: 'shirt', cloth: red, beard: 'full' }),
  ),
  'Femke Dijkstra': on(
    'red',
    'white',
    1,
    woman({ skin: fair, hair: hairs.copper, style: 'fringe', clothing: 'stripes', cloth: white, second: black }),
  ),
  'Pieter Kooiman': on(
    'grey',
    'yellow',
    3,
    man({ skin: pale, hair: hairs.grey, style: 'sidePart', clothing: 'cardigan', cloth: black, glasses: 'square' }),
  ),
  'Shanice Rozenblad': on(
    'yellow',
    'white',
    7,
    woman({ skin: dark, hair: hairs.black, style: 'cloud', clothing: 'tee', cloth: red, smile: 'open', rings: white }),
  ),
  'Inês Cardoso': on(
    'white',
    'red',
    5,
    woman({ skin: tan, hair: hairs.espresso, style: 'bun', clothing: 'turtleneck', cloth: black, rings: yellow }),
  ),
  'Wout de Graaf': on(
    'black',
    'red',
    8,
    man({
      skin: fair,
      hair: hairs.sandy,
      style: 'crop',
      clothing: 'overall',
      cloth: yellow,
      second: grey,
      beard: 'stubble',
    }),
  ),
  'Sietske Bakker, Slik Outdoor': on(
    'grey',
    'white',
    0,
    woman({ skin: pale, hair: hairs.blond, style: 'braid', clothing: 'overall', cloth: black, second: red }),
  ),
  'Marianne Vink, Vink & Daughters': on(
    'yellow',
    'black',
    9,
    woman({ skin: fair, hair: hairs.grey, style: 'bob', clothing: 'cardigan', cloth: red, smile: 'open' }),
  ),
  'Rob Ketelaar, Ketelaar Clamps': on(
    'white',
    'grey',
    6,
    man({ skin: fair, hair: hairs.silver, style: 'bald', clothing: 'band', cloth: black, beard: 'moustache' }),
  ),
  'Delroy Martina, Peper & Pit': on(
    'yellow',
    'red',
    5,
    man({
      skin: deep,
      hair: hairs.black,
      style: 'coils',
      clothing: 'tee',
      cloth: black,
      smile: 'open',
      beard: 'short',
    }),
  ),
  'Henk Terlouw, Moer & Bout': on(
    'grey',
    'red',
    4,
    man({ skin: pale, hair: hairs.grey, style: 'crop', clothing: 'shirt', cloth: white, glasses: 'square' }),
  ),
  'Lotte Hoekstra, Lijn Drie Tarps': on(
    'black',
    'white',
    1,
    woman({ skin: fair, hair: hairs.chestnut, style: 'tied', clothing: 'stripes', cloth: yellow, second: black }),
  ),
  'Hanne Postma, Noorderkruid Tea': on(
    'white',
    'yellow',
    8,
    woman({ skin: brown, hair: hairs.espresso, style: 'waves', clothing: 'turtleneck', cloth: red, glasses: 'round' }),
  ),
};
