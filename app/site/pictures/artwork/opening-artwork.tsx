import type { ComponentType } from 'react';
import type { Brand } from '../../../../server/site/brand.ts';
import { useSite } from '../../layout/site-data.ts';
import { Grid } from './grid.tsx';
import { Plinth } from './plinth.tsx';
import { Rings } from './rings.tsx';
import { Waves } from './waves.tsx';

/** The artwork of openings, which the brand chooses. Decorative. */
export function OpeningArtwork({ className }: { className: string }) {
  const Artwork = artworks[useSite().brand.artwork];
  return (
    Artwork && (
      <svg viewBox="0 0 800 700" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={className}>
        <Artwork />
      </svg>
    )
  );
}

const artworks: Record<Brand['artwork'], ComponentType | null> = {
  plinth: Plinth,
  rings: Rings,
  waves: Waves,
  grid: Grid,
  none: null,
};
