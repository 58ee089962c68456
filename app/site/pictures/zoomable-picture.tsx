import type { ComponentProps } from 'react';
import { Picture } from './picture.tsx';

type PictureProps = ComponentProps<typeof Picture>;

interface ZoomablePictureProps extends Pick<PictureProps, 'sizes' | 'fallback' | 'className' | 'isEager'> {
  /** Unique on the page. */
  id: string;
  picture: Pick<PictureProps, 'src' | 'alt' | 'width' | 'height'>;
}

/** A picture with a lightbox, a popover that works without scripts. */
export function ZoomablePicture({ id, picture, fallback, ...props }: ZoomablePictureProps) {
  if (!picture.src) return fallback;
  const name = picture.alt ? `: ${picture.alt}` : '';
  return (
    <figure className="relative">
      <Picture {...picture} {...props} fallback={null} />
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Enlarge the picture${name}`}
        className="not-printed absolute inset-0 cursor-zoom-in rounded-card"
      />
      <dialog popover="auto" id={id} aria-label={`Picture${name}`} className="lightbox">
        <Picture {...picture} sizes="100vw" fallback={null} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button-inverse">
          Close
        </button>
      </dialog>
    </figure>
  );
}
