import type { ComponentProps } from 'react';
import { filled } from '../../../content/words/words.ts';
import { useWords } from '../layout/words.tsx';
import { Picture } from './picture.tsx';

type PictureProps = ComponentProps<typeof Picture>;

interface ZoomablePictureProps extends Pick<PictureProps, 'sizes' | 'fallback' | 'className' | 'isEager'> {
  /** Unique on the page. */
  id: string;
  picture: Pick<PictureProps, 'src' | 'alt' | 'width' | 'height'>;
}

/** A picture with a lightbox, a popover that works without scripts. */
export function ZoomablePicture({ id, picture, fallback, ...props }: ZoomablePictureProps) {
  const { layout, media } = useWords();
  if (!picture.src) return fallback;
  const { alt } = picture;
  const named = (label: string) => (alt ? filled(layout.labelled, { label, text: alt }) : label);
  return (
    <figure className="relative">
      <Picture {...picture} {...props} fallback={null} />
      <button
        type="button"
        popoverTarget={id}
        aria-label={named(media.enlarge)}
        className="not-printed absolute inset-0 cursor-zoom-in rounded-card"
      />
      <dialog popover="auto" id={id} aria-label={named(media.picture)} className="lightbox">
        <Picture {...picture} sizes="100vw" fallback={null} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button-inverse">
          {media.close}
        </button>
      </dialog>
    </figure>
  );
}
