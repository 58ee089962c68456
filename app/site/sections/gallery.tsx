import { ZoomablePicture } from '../pictures/zoomable-picture.tsx';
import { usePictures } from '../pictures/pictures.ts';
import { WHOLE, wide } from '../pictures/sizes.ts';
import { SectionHeading } from './parts/section-heading.tsx';
import { SectionPicture } from './parts/section-picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

const THIRD = `${wide(24.4)}, (min-width: 64rem) calc(33vw - 1.8rem)`;
const HALF = `${wide(37.3)}, (min-width: 64rem) calc(47vw - 1.3rem)`;

type Shot = SectionProps<'gallery'>['section']['pictures'][number];

/** Pictures in a grid, each with a lightbox, or in a strip that also scrolls by keyboard. */
export function Gallery({ section, isOpening }: SectionProps<'gallery'>) {
  const { id, heading, pictures, look } = section;
  return (
    <div className="wrap">
      <SectionHeading section={section} isOpening={isOpening} />
      {look === 'grid' ? (
        <ul className="cards shots">
          {pictures.map((shot, index) => (
            <li key={index}>
              <Zoomable
                id={`${id}-${index}`}
                shot={shot}
                sizes={sizesOf(index, pictures.length)}
                isEager={isOpening && index === 0}
              />
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
                  isEager={isOpening && index === 0}
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

/** In the grid of `cards`, whose last rows are wider where they would not be full. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return `${WHOLE}, 92vw`;
  const isWide = (count % 3 === 2 && index >= count - 2) || (count % 3 === 1 && index >= count - 4);
  const isAlone = count % 2 === 1 && index === count - 1;
  return `${isWide ? HALF : THIRD}, ${isAlone ? '92vw' : '47vw'}`;
}

interface ZoomableProps {
  id: string;
  shot: Shot;
  sizes: string;
  isEager: boolean;
}

function Zoomable({ id, shot: { image, image_alt }, sizes, isEager }: ZoomableProps) {
  const picture = usePictures()[image];
  if (!picture) return null;
  return (
    <ZoomablePicture
      id={`picture-${id}`}
      picture={{ src: image, alt: image_alt, width: picture.width, height: picture.height }}
      sizes={sizes}
      fallback={null}
      isEager={isEager}
      className="aspect-[3/2] max-h-[85svh] w-full rounded-card object-cover"
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
