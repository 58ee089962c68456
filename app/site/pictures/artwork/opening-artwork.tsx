import { openings } from '../../../../content/artwork/openings.ts';
import { useSite } from '../../layout/site-data.ts';
import { Groups } from './groups.tsx';

/** The artwork of openings, which the brand chooses. It runs on to the left where there is room. Decorative. */
export function OpeningArtwork({ className }: { className: string }) {
  const groups = openings[useSite().brand.artwork];
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
