/** What a portrait shows of a person, derived from the name. */
import type { Random } from '../palette.ts';
import { palettes, random } from '../palette.ts';
import { luminance } from '../tone.ts';
import { cloths, distance, grounds, hairs, skins } from './colours.ts';
import type { Looks } from './names.ts';
import { lookUp } from './names.ts';
import { team } from './team.ts';

export type HairStyle =
  | 'crop'
  | 'sidePart'
  | 'quiff'
  | 'curls'
  | 'coils'
  | 'bald'
  | 'waves'
  | 'pixie'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'bun'
  | 'cloud'
  | 'braid'
  | 'tied'
  | 'scarf';
export type Clothing = 'tee' | 'stripes' | 'shirt' | 'blazer' | 'turtleneck' | 'cardigan' | 'band' | 'overall';
export type Beard = 'none' | 'full' | 'short' | 'stubble' | 'moustache';
export type Glasses = 'none' | 'round' | 'square';

export type Traits = {
  skin: string;
  hair: string;
  style: HairStyle;
  clothing: Clothing;
  /** The garment, and what shows under or on it. */
  cloth: string;
  second: string;
  beard: Beard;
  glasses: Glasses;
  /** The colour of the ear-rings, or nothing. */
  rings: string;
  lashes: boolean;
  smile: 'closed' | 'open';
  /** How wide the face is (1 is the middle), and how square the jaw (0 round, 1 square). */
  width: number;
  jaw: number;
  backdrop: number;
  ground: string;
  shape: string;
  /** Of the head, in degrees. */
  tilt: number;
};

const { indigo, ember } = palettes;

const styles: Record<Looks['presents'], HairStyle[]> = {
  feminine: ['bob', 'fringe', 'long', 'bun', 'cloud', 'braid', 'tied', 'pixie', 'waves'],
  masculine: ['crop', 'sidePart', 'quiff', 'curls', 'bald', 'waves', 'crop', 'sidePart'],
  either: ['pixie', 'waves', 'curls', 'crop', 'bob', 'tied'],
};

const colourOf = (rng: Random, tone: number, dark: boolean): string => {
  if (rng.chance(0.2)) return rng.pick([hairs.grey, hairs.silver]);
  if (tone >= 5) return rng.pick([hairs.black, hairs.black, hairs.espresso]);
  if (tone >= 3 || dark) return rng.pick([hairs.black, hairs.espresso, hairs.brown]);
  return rng.pick([hairs.espresso, hairs.brown, hairs.chestnut, hairs.copper, hairs.blond, hairs.sandy]);
};

function derive(name: string): Traits {
  const rng = random(`portrait of ${name}`);
  const looks = lookUp(name);
  const tone = rng.whole(...looks.tones);
  const skin = skins[tone] ?? skins[3];
  const hair = colourOf(rng, tone, looks.dark);
  const feminine = looks.presents === 'feminine';
  const masculine = looks.presents === 'masculine';
  let style = looks.scarf && rng.chance(0.6) ? 'scarf' : rng.pick(styles[looks.presents]);
  if (tone >= 6 && masculine && (style === 'sidePart' || style === 'quiff')) style = 'coils';
  if (tone >= 6 && feminine && (style === 'fringe' || style === 'waves')) style = 'cloud';
  const [ground, shape] = rng.pick(
    grounds.filter(([one, two]) => distance(two, hair) > 110 && distance(two, skin) > 85 && distance(one, skin) > 60),
  );
  const clear = rng.shuffle(
    cloths.filter(
      (colour) =>
        distance(colour, ground) > 110 &&
        distance(colour, shape) > 100 &&
        distance(colour, skin) > 90 &&
        (style !== 'scarf' || Math.abs(luminance(colour) - luminance(skin)) > 0.2),
    ),
  );
  const [cloth = indigo.ink] = clear;
  const second = clear.find((colour) => distance(colour, cloth) > 130) ?? indigo.paper;
  return {
    skin,
    hair,
    style,
    cloth,
    second,
    ground,
    shape,
    clothing: rng.pick<Clothing>(['tee', 'stripes', 'shirt', 'blazer', 'turtleneck', 'cardigan', 'band', 'overall']),
    beard: masculine ? rng.pick<Beard>(['none', 'none', 'full', 'short', 'stubble', 'moustache']) : 'none',
    glasses: rng.pick<Glasses>(['none', 'none', 'none', 'round', 'square']),
    rings: feminine && style !== 'scarf' && rng.chance(0.6) ? rng.pick([indigo.popSoft, indigo.paper, ember.main]) : '',
    lashes: feminine,
    smile: rng.chance(0.4) ? 'open' : 'closed',
    width: rng.between(0.95, 1.05) + (feminine ? -0.02 : 0.01),
    jaw: feminine ? rng.between(0, 0.4) : rng.between(0.35, 1),
    backdrop: rng.whole(0, 9),
    tilt: rng.between(-3, 3),
  };
}

export const traitsOf = (name: string): Traits => ({ ...derive(name), ...team[name] });
