import { Picture, pictureOf } from './picture.tsx';

interface LargePictureProps {
  /** Tells it from others on the page. */
  id: string;
  picture: ReturnType<typeof pictureOf>;
  className: string;
  isFirst?: boolean;
}

/** A picture that opens large, over the page; Escape, a click beside it or its button closes it. No script. */
export function LargePicture({ id, picture, className, isFirst = false }: LargePictureProps) {
  const name = picture.alt ? `: ${picture.alt}` : '';
  return (
    <figure className="opens-large">
      <Picture {...picture} className={className} isFirst={isFirst} />
      <button type="button" popoverTarget={id} aria-label={`Enlarge the picture${name}`} className="not-printed" />
      <dialog popover="auto" id={id} aria-label={`Picture${name}`} className="lightbox">
        <Picture {...picture} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button bg-paper text-ink">
          Close
        </button>
      </dialog>
    </figure>
  );
}
