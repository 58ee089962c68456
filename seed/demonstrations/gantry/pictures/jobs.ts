import { type Board, both, left, right } from './board.ts';
import {
  cabin,
  containers,
  crane,
  fullPallet,
  hook,
  parcel,
  risingStacks,
  smallBoxes,
  twoCranes,
  van,
} from './glyphs/dock.ts';
import { boot, clamp, jar, pannier, tarp, threeJars } from './glyphs/goods.ts';
import {
  basket,
  ceiling,
  envelopes,
  fits,
  frames,
  lens,
  letterAndBox,
  plate,
  shopFront,
  shutter,
  spanner,
  telephone,
  till,
} from './glyphs/desk.ts';
import { arrow, bricks, dots, halves, hazard, quarters, upward, waves } from './glyphs/patterns.ts';

/** The boards of services by title: on cards, and on their own pages. */
export const services: Record<string, Record<'card' | 'detail', Board>> = {
  'First Pallet: Opening on Amazon': {
    card: both(['yellow', fullPallet], ['red', hazard], ['black', hazard]),
    detail: left(['yellow', crane], ['black', fullPallet], ['white', waves]),
  },
  'Twelve Listings, Torn Down and Rebuilt': {
    card: {
      tiles: [
        ['red', boot],
        ['white', frames],
        ['black', jar],
        ['yellow', pannier],
        ['grey', tarp],
        ['red', clamp],
      ],
    },
    detail: left(['white', frames], ['yellow', hook], ['red', boot]),
  },
  'Account on Watch': {
    card: both(['black', cabin], ['yellow', waves], ['red', waves]),
    detail: right(['black', twoCranes], ['red', cabin], ['yellow', waves]),
  },
  'Shelf Adverts with a Ceiling': {
    card: right(['grey', ceiling], ['yellow', upward], ['black', smallBoxes]),
    detail: left(['yellow', ceiling], ['black', risingStacks], ['red', halves]),
  },
  'A Shop of Your Own in Six Weeks': {
    card: both(['yellow', shopFront], ['black', bricks], ['red', bricks]),
    detail: right(['red', shopFront], ['black', containers], ['yellow', telephone]),
  },
  'Checkout Repair': {
    card: right(['white', till], ['red', spanner], ['black', quarters]),
    detail: left(['yellow', basket], ['black', till], ['white', spanner]),
  },
  'Four Letters After the Parcel': {
    card: left(['red', envelopes], ['white', parcel], ['yellow', arrow]),
    detail: right(['grey', letterAndBox], ['yellow', envelopes], ['black', hazard]),
  },
  'Search Adverts for People Holding the Broken Part': {
    card: both(['black', lens], ['yellow', dots], ['white', dots]),
    detail: left(['yellow', lens], ['red', hook], ['black', plate]),
  },
};

/** The boards of case studies by title. */
export const caseStudies: Record<string, Board> = {
  'A mustard that survives the conveyor': right(['yellow', threeJars], ['black', parcel], ['white', jar]),
  'A single sentence about socks': left(['red', boot], ['yellow', fits], ['black', waves]),
  'Four hundred parts, three generations of numbers': right(['black', clamp], ['red', plate], ['yellow', dots]),
};

/** The pictures that sections name. */
export const ofSections: Record<string, Board> = {
  'A box on its way': right(['yellow', van], ['red', parcel], ['black', hazard]),
  'The shed': left(['yellow', shutter], ['black', hazard], ['red', parcel]),
};
