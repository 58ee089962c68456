import type { Artwork } from '../../../../content/artwork/artwork.ts';
import { grid } from '../../../../content/artwork/openings/grid.ts';
import { plinth } from '../../../../content/artwork/openings/plinth.ts';
import { rings } from '../../../../content/artwork/openings/rings.ts';
import { waves } from '../../../../content/artwork/openings/waves.ts';
import type { Group } from '../../../../content/artwork/shapes.ts';
import { useSite } from '../../layout/site-data.ts';
import { Groups } from './groups.tsx';

/** The artwork of openings, which the brand chooses. It runs on to the left where there is room. Decorative. */
export function OpeningArtwork({ className }: { className: string }) {
  const groups = artworks[useSite().brand.artwork];
  return (
    groups && (
      <svg
        viewBox="200 0 600 700"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
        className={`overflow-visible ${className}`}
      >
        <Groups groups={groups} />
      </svg>
    )
  );
}

const artworks: Record<Artwork, Group[] | null> = { plinth, rings, waves, grid, none: null };
