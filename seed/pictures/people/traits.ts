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

/** What a portrait shows of a person. */
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
