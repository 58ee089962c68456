import { type Board, both, left, right } from './board.ts';
import {
  cabin,
  dropped,
  emptyPallet,
  fullPallet,
  parcel,
  pressed,
  returned,
  risingStacks,
  smallBoxes,
  twoCranes,
  van,
  weighed,
} from './glyphs/dock.ts';
import { bottle, boot, jar, pannier, threeJars, wheel } from './glyphs/goods.ts';
import {
  answered,
  barcode,
  calendar,
  checklist,
  fits,
  frames,
  lamp,
  lens,
  letterAndBox,
  envelope,
  plate,
  redWeek,
  ruler,
  shutter,
  telephone,
  ticket,
} from './glyphs/desk.ts';
import { arrow, cross, dots, halves, hazard, quarters, upward, waves } from './glyphs/patterns.ts';

/** The boards of posts and of their headings, by title. */
export const posts: Record<string, Board> = {
  'Weigh the box before you price the jar': both(['yellow', weighed], ['red', hazard], ['black', dots]),
  'The whole sum on one sheet': left(['grey', smallBoxes], ['red', threeJars], ['white', checklist]),
  'When the sum says no': right(['black', parcel], ['yellow', ruler], ['red', cross]),

  'The first photograph sells, the sixth stops the return': left(['white', frames], ['red', lamp], ['yellow', boot]),
  'The small white one': right(['white', bottle], ['black', dots], ['yellow', arrow]),
  'The one that stops the return': left(['yellow', boot], ['black', ruler], ['red', returned]),
  'A studio for a hundred and forty euros': right(['grey', lamp], ['black', halves], ['yellow', jar]),

  'Will it fit my bike? A page for a part that must fit': right(['yellow', pannier], ['red', fits], ['white', wheel]),
  'A sentence, a list or a choice': left(['yellow', fits], ['black', wheel], ['white', telephone]),
  'Where the answers come from': right(['white', answered], ['yellow', dots], ['red', wheel]),

  'One page for nine colours, or nine pages': {
    tiles: [
      ['yellow', bottle],
      ['grey', bottle],
      ['black', bottle],
      ['white', bottle],
      ['red', bottle],
      ['yellow', quarters],
    ],
  },

  'Work out a reorder date on a beer mat': left(['grey', fullPallet], ['yellow', calendar], ['white', emptyPallet]),
  'What moves the number': right(['yellow', redWeek], ['red', upward], ['black', van]),
  'If you are already too late': left(['red', emptyPallet], ['black', hazard], ['yellow', van]),

  'Bid on the part number': right(['black', plate], ['yellow', lens], ['white', barcode]),

  'Drop the parcel yourself before anybody else does': left(['yellow', dropped], ['red', parcel], ['black', hazard]),
  'Ten drops from a kitchen step': right(['grey', dropped], ['black', upward], ['red', smallBoxes]),
  'Ten minutes in the van, and a night under gravel': left(['black', pressed], ['red', van], ['yellow', waves]),
  'What to write down': right(['yellow', checklist], ['black', parcel], ['white', halves]),

  'Write the listing your returns have been asking for': right(
    ['white', returned],
    ['red', boot],
    ['yellow', checklist],
  ),

  'Selling food from a warehouse you do not own': left(['red', jar], ['yellow', shutter], ['black', calendar]),

  'The email that goes out after the parcel lands': right(['grey', letterAndBox], ['red', envelope], ['black', dots]),

  'Somebody else sells on your page': left(['yellow', twoCranes], ['black', cabin], ['red', barcode]),

  'November starts in August': right(['black', risingStacks], ['red', calendar], ['yellow', twoCranes]),
  'The calendar beside the kettle': left(['white', calendar], ['yellow', halves], ['black', risingStacks]),
  'About the discount': right(['red', ticket], ['black', hazard], ['white', boot]),
};
