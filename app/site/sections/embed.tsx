import { EmbedFrame } from '../parts/embed/embed-frame.tsx';
import { SectionPicture } from './parts/section-picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

/** What another host shows, with a still picture of ours until a visitor wants it. */
export function EmbedSection({ section, isOpening }: SectionProps<'embed'>) {
  const { address, title, poster, poster_alt } = section;
  return (
    <div className="mx-auto max-w-[64rem]">
      <EmbedFrame address={address} title={title}>
        <SectionPicture
          src={poster}
          alt={poster_alt}
          sizes="(min-width: 70rem) 64rem, 92vw"
          isEager={isOpening}
          className="size-full object-cover"
        />
      </EmbedFrame>
    </div>
  );
}
