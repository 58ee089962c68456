import type { Artwork } from './artwork.ts';
import { arch, block, disc, fill, quarter, ring, type Shape, stroke } from './shapes.ts';

const missing = (d: string): Shape => ({ ...stroke('line-strong', d, 2), dashed: true });

/** Artworks of 320 by 120 from which a piece has fallen, for errors and empty lists. */
export const fallenArtworks: Record<Exclude<Artwork, 'none'>, Shape[]> = {
  plinth: [
    fill('brand-edge', block(100, 82, 220, 38)),
    fill('accent', quarter(60, 82, 38, 'se')),
    fill('ink', block(140, 42, 140, 38)),
    fill('surface', quarter(242, 42, 38, 'sw')),
    fill('surface', arch(158, 94, 26, 26)),
    missing(disc(190, 20, 18)),
    fill('accent', disc(22, 100, 20)),
  ],
  rings: [
    fill('tint', disc(220, 60, 60)),
    stroke('brand-edge', disc(220, 60, 42), 2),
    fill('brand-edge', ring(220, 60, 28, 18)),
    missing(disc(220, 60, 9)),
    stroke('line-strong', 'M0 119h150', 2),
    fill('accent', disc(60, 109, 9)),
    fill('ink', disc(110, 110, 8)),
  ],
  waves: [fill('tint', disc(200, 58, 52)), missing(disc(200, 58, 30)), fill('accent', disc(106, 96, 30)), ...hills()],
  grid: [
    stroke(
      'line-strong',
      'M0 .5h320M0 40h320M0 80h320M0 119.5h320M40 0v120M80 0v120M120 0v120M160 0v120M200 0v120M240 0v120M280 0v120',
      1,
    ),
    fill('brand-edge', block(200, 80, 40) + quarter(160, 80, 40, 'se')),
    fill('ink', block(240, 40, 40) + quarter(280, 80, 40, 'sw')),
    fill('accent', block(240, 80, 40)),
    missing(disc(260, 20, 18)),
    fill('brand-edge', disc(60, 100, 20)),
  ],
};

function hills(): Shape[] {
  return [
    fill('brand-edge', 'M0 120C60 118 100 84 160 88S260 112 320 74V120z'),
    fill('ink', 'M80 120C140 116 170 104 220 107S290 116 320 104V120z'),
  ];
}
