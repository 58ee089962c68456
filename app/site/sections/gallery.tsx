import { ZoomablePicture } from '../pictures/zoomable-picture.tsx';
import { usePictures } from '../pictures/picture.tsx';
import { useWords } from '../layout/words.tsx';
import { WHOLE, wide } from '../pictures/sizes.ts';
import { SectionPicture } from './parts/section-picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

const THIRD = `${wide(24.4)}, (min-width: 64rem) calc(33vw - 1.8rem)`;
const HALF = `${wide(37.3)}, (min-width: 64rem) calc(47vw - 1.3rem)`;

type Shot = SectionProps<'gallery'>['section']['pictures'][number];

/** Pictures in a grid, each with a lightbox, or in a strip that also scrolls by keyboard. */
export function Gallery({ section: { id, heading, pictures, look }, isOpening }: SectionProps<'gallery'>) {
  const { gallery } = useWords().media;
  const items = pictures.map((shot, index) => {
    const isEager = isOpening && index === 0;
    return (
      <li key={index}>
        {look === 'grid' ? (
          <Zoomable id={`${id}-${index}`} shot={shot} sizes={sizesOf(index, pictures.length)} isEager={isEager} />
        ) : (
          <SectionPicture
            src={shot.image}
            alt={shot.image_alt}
            sizes="(min-width: 40rem) 32rem, 80vw"
            isEager={isEager}
          />
        )}
        {shot.caption && (
          <p dir="auto" className="mt-3 text-sm text-muted">
            {shot.caption}
          </p>
        )}
      </li>
    );
  });
  if (look === 'grid') return <ul className="cards shots">{items}</ul>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
    <section className="strip" tabIndex={0} aria-label={heading ?? gallery}>
      <ul>{items}</ul>
    </section>
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
