/** `sizes` of a picture in a grid of three or two columns. The grid grows with the font size on wide screens. */
const CARD_SIZES =
  '(min-width: 78.5rem) calc(18.3rem + 7.3vw), (min-width: 64rem) calc(33vw - 1.8rem), (min-width: 40rem) calc(50vw - 2rem), 85vw';

// Pairs and single cards show their picture beside the text where there is room.
const PAIRED = '(min-width: 70.5rem) calc(18.3rem + 7.3vw), (min-width: 40rem) calc(50vw - 2rem), 85vw';
const ALONE = '(min-width: 78.5rem) calc(25.6rem + 10vw), (min-width: 40rem) 45vw, 85vw';

export function cardSizes(count: number): string {
  if (count === 1) return ALONE;
  return count === 2 || count === 4 ? PAIRED : CARD_SIZES;
}

/** At the top of a card, or beside its text where there is room. */
export const CARD_PICTURE = 'aspect-[3/2] w-full object-cover @lg:aspect-auto @lg:min-h-56 @lg:w-[45%]';
