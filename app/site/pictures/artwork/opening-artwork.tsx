import type { Artwork } from '../../../../content/artwork/artwork.ts';
import { grid } from '../../../../content/artwork/openings/grid.ts';
import type { Layer } from '../../../../content/artwork/openings/layer.ts';
import { plinth } from '../../../../content/artwork/openings/plinth.ts';
import { rings } from '../../../../content/artwork/openings/rings.ts';
import { waves } from '../../../../content/artwork/openings/waves.ts';
import { useSite } from '../../layout/site-data.ts';
import { Groups } from './groups.tsx';

/** The artwork of openings, which the brand chooses. It runs on to the left where there is room. Decorative. */
export function OpeningArtwork({ className }: { className: string }) {
  const layers = artworks[useSite().brand.artwork];
  return (
    layers && (
      <svg
        viewBox="200 0 600 700"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
        className={`overflow-visible ${className}`}
      >
        <Groups groups={layers} />
      </svg>
    )
  );
}

const artworks: Record<Artwork, Layer[] | null> = { plinth, rings, waves, grid, none: null };
