import type { ReactNode } from 'react';
import { Actions } from './parts/actions.tsx';
import type { SectionProps } from './parts/section-props.ts';
import { arch, block, disc, quarter } from '../../../content/artwork/shapes.ts';
import type { Brand } from '../../../server/site/brand.ts';
import { useSite } from '../layout/site-data.ts';

/** An invitation: large words on a panel, or below a line with the buttons beside them. */
export function CallToAction({ section: { title, text, actions, look }, isOpening }: SectionProps<'callToAction'>) {
  const Heading = isOpening ? 'h1' : 'h2';
  return (
    <>
      {look !== 'line' && <BandArtwork className="absolute -end-24 -bottom-40 size-96 opacity-25 max-xl:hidden" />}
      <div className="invitation wrap">
        <Heading dir="auto">{title}</Heading>
        <div>
          {text && (
            <p dir="auto" className="mb-6 max-w-text">
              {text}
            </p>
          )}
          <Actions actions={actions} others="button-quiet" />
        </div>
      </div>
    </>
  );
}

/** The artwork at the edge of bands, which the brand chooses. Decorative. */
function BandArtwork({ className }: { className: string }) {
  const shapes = artworks[useSite().brand.artwork];
  return (
    shapes && (
      <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
        {shapes}
      </svg>
    )
  );
}

const rings = (
  <>
    <g className="fill-none stroke-current" strokeWidth="2">
      <circle cx="200" cy="200" r="198" />
      <circle cx="200" cy="200" r="158" />
      <circle cx="200" cy="200" r="118" />
    </g>
    <circle cx="200" cy="200" r="78" className="fill-current" />
  </>
);

const artworks: Record<Brand['artwork'], ReactNode> = {
  plinth: (
    <path
      d={[
        arch(0, 60, 120, 210),
        disc(270, 90, 90),
        quarter(130, 190, 80, 'se') + block(220, 190, 180, 80),
        block(0, 280, 90, 120) + quarter(100, 280, 120, 'nw') + block(230, 280, 170, 120),
      ].join('')}
      className="fill-current"
    />
  ),
  rings,
  waves: (
    <path
      d="M0 90C70 40 130 40 200 85S330 130 400 75M0 150C70 100 130 100 200 145S330 190 400 135M0 210C70 160 130 160 200 205S330 250 400 195"
      className="fill-none stroke-current"
      strokeWidth="16"
    />
  ),
  grid: (
    <path
      d="M0 0h80v80H0zM160 0h80v80h-80zM80 80h80v80H80zM240 80h80v80h-80zM0 160h80v80H0zM160 160h80v80h-80zM80 240h80v80H80z"
      className="fill-current"
    />
  ),
  none: null,
};
