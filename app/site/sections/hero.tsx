import { useSite } from '../layout/site-data.ts';
import { wide } from '../pictures/sizes.ts';
import { Actions } from './parts/actions.tsx';
import { SectionPicture } from './parts/section-picture.tsx';
import type { SectionProps } from './parts/section-props.ts';
import { openings } from '../../../content/artwork/openings.ts';
import { Groups } from '../pictures/artwork/groups.tsx';

/** In characters: a longer title is set smaller. */
const SHORT_TITLE = 56;

/** A claim, a sentence and what to do next, with artwork or a picture. */
export function Hero({ section, isOpening }: SectionProps<'hero'>) {
  const { image, image_alt: alt } = section;
  const { artwork } = useSite().brand;
  const isComplete = section.look === 'artwork' ? artwork !== 'none' : image;
  const look = isComplete ? section.look : 'text';
  const picture = { src: image, alt, isEager: isOpening };
  return (
    <div className={`hero hero-${look}`}>
      <div className="wrap">
        <Claim section={section} isOpening={isOpening} />
        {look === 'beside' && (
          <SectionPicture
            {...picture}
            sizes={`${wide(37)}, (min-width: 64rem) 46vw, 90vw`}
            className="aspect-[4/3] w-full rounded-panel object-cover lg:aspect-[6/7] lg:max-h-[76svh]"
          />
        )}
      </div>
      {look === 'artwork' && <OpeningArtwork className="artwork" />}
      {look === 'behind' && (
        <SectionPicture {...picture} sizes="100vw" className="background absolute inset-0 size-full object-cover" />
      )}
    </div>
  );
}

function Claim({ section: { title, lead, actions, note }, isOpening }: Omit<SectionProps<'hero'>, 'level'>) {
  const Heading = isOpening ? 'h1' : 'h2';
  return (
    <div className="claim">
      <Heading dir="auto" className={title.length > SHORT_TITLE ? 'text-3xl' : 'text-4xl'}>
        {title}
      </Heading>
      {lead && (
        <p dir="auto" className="lead">
          {lead}
        </p>
      )}
      <Actions actions={actions} className="mt-10" />
      {note && (
        <p dir="auto" className="note">
          {note}
        </p>
      )}
    </div>
  );
}

/** The artwork of openings, which the brand chooses. It runs on to the left where there is room. Decorative. */
function OpeningArtwork({ className }: { className: string }) {
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
