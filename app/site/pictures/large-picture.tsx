import type { ComponentProps } from 'react';
import { Picture } from './picture.tsx';

type PictureProps = ComponentProps<typeof Picture>;

interface LargePictureProps extends Pick<PictureProps, 'sizes' | 'instead' | 'className' | 'isFirst'> {
  /** Tells it from others on the page. */
  id: string;
  picture: Pick<PictureProps, 'src' | 'alt' | 'width' | 'height'>;
}

/** A picture that opens large, over the page; Escape, a click beside it or its button closes it. No script. */
export function LargePicture({ id, picture, instead, ...shown }: LargePictureProps) {
  if (!picture.src) return instead;
  const name = picture.alt ? `: ${picture.alt}` : '';
  return (
    <figure className="opens-large">
      <Picture {...picture} {...shown} instead={null} />
      <button type="button" popoverTarget={id} aria-label={`Enlarge the picture${name}`} className="not-printed" />
      <dialog popover="auto" id={id} aria-label={`Picture${name}`} className="lightbox">
        <Picture {...picture} sizes="100vw" instead={null} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button bg-paper text-ink">
          Close
        </button>
      </dialog>
    </figure>
  );
}
