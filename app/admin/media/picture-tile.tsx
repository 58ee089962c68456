import { type LibraryPicture, titleOf } from './library.ts';

/** A picture with its name, inside a link or a button. */
export function PictureTile({ picture }: { picture: LibraryPicture }) {
  return (
    <>
      <span className="tile-frame">
        <img src={picture.thumbnail} alt="" loading="lazy" decoding="async" />
      </span>
      <span className="tile-name">{titleOf(picture)}</span>
    </>
  );
}
