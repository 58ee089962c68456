import type { Artwork } from '../artwork/artwork.ts';

/** The mark of a site without a logo or an icon, by the artwork of its brand: paths on 32 by 32, lighter ones first. */
export const marks = {
  plinth: { light: 'M11 3h10v12H11z', strong: 'M7 15h18v7H7zM3 22h26v7H3z' },
  rings: {
    light: 'M16 10a6 6 0 1 0 .01 0z',
    strong: 'M16 2a14 14 0 1 0 .01 0zm0 4a10 10 0 1 1-.01 0z',
  },
  waves: { light: 'M21 3a7 7 0 1 0 .01 0z', strong: 'M1 29C6 13 12 12 17 20s8 4 14-4v13z' },
  grid: { light: 'M17 3h12v12A12 12 0 0 1 17 3zM9 17a6 6 0 1 0 .01 0z', strong: 'M3 3h12v12H3zM17 17h12v12H17z' },
  none: { light: '', strong: 'M5 27A22 22 0 0 1 27 5a22 22 0 0 1-22 22z' },
} as const satisfies Record<Artwork, { light: string; strong: string }>;
