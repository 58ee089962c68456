import { ZoomablePicture } from '../pictures/zoomable-picture.tsx';
import { usePictures } from '../pictures/pictures.ts';
import { CARD_SIZES } from '../parts/card.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { SectionPicture } from './parts/section-picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

type Shot = SectionProps<'gallery'>['section']['pictures'][number];

/** Pictures in a grid, each with a lightbox, or in a strip that also scrolls by keyboard. */
export function Gallery({ section, isFirst }: SectionProps<'gallery'>) {
  const { id, heading, pictures, look } = section;
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      {look === 'grid' ? (
        <ul className="cards">
          {pictures.map((shot, index) => (
            <li key={index}>
              <Zoomable id={`${id}-${index}`} shot={shot} isFirst={isFirst && index === 0} />
              <Caption shot={shot} />
            </li>
          ))}
        </ul>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
        <section className="strip" tabIndex={0} aria-label={heading ?? 'Gallery'}>
          <ul>
            {pictures.map((shot, index) => (
              <li key={index}>
                <SectionPicture
                  src={shot.image}
                  alt={shot.image_alt}
                  sizes="(min-width: 40rem) 32rem, 80vw"
                  isFirst={isFirst && index === 0}
                />
                <Caption shot={shot} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Zoomable({ id, shot: { image, image_alt }, isFirst }: { id: string; shot: Shot; isFirst: boolean }) {
  const picture = usePictures()[image];
  if (!picture) return null;
  return (
    <ZoomablePicture
      id={`picture-${id}`}
      picture={{ src: image, alt: image_alt, width: picture.width, height: picture.height }}
      sizes={CARD_SIZES}
      fallback={null}
      isFirst={isFirst}
      className="aspect-[3/2] w-full rounded-card object-cover"
    />
  );
}

function Caption({ shot: { caption } }: { shot: Shot }) {
  return (
    caption && (
      <p dir="auto" className="mt-3 text-sm text-muted">
        {caption}
      </p>
    )
  );
}
