import { EmbedFrame } from '../parts/embed/embed-frame.tsx';
import { Cover } from '../pictures/cover.tsx';
import { Picture, usePictures } from '../pictures/picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

/** What another host shows, with a still picture of ours until a visitor wants it. */
export function EmbedSection({ section, isOpening }: SectionProps<'embed'>) {
  const { address, title, poster, poster_alt } = section;
  const picture = usePictures()[poster ?? ''];
  const className = 'size-full object-cover';
  return (
    <div className="mx-auto max-w-[64rem]">
      <EmbedFrame address={address} title={title}>
        <Picture
          src={picture ? poster : null}
          alt={poster_alt}
          width={picture?.width ?? null}
          height={picture?.height ?? null}
          sizes="(min-width: 70rem) 64rem, 92vw"
          isEager={isOpening}
          className={className}
          fallback={<Cover title={title} className={className} />}
        />
      </EmbedFrame>
    </div>
  );
}
