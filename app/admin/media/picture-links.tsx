import { Link } from 'react-router';
import type { LibraryPicture } from './library.ts';
import { PictureTile } from './picture-tile.tsx';

/** The pictures as a grid, each leading to its details. */
export function PictureLinks({ pictures }: { pictures: LibraryPicture[] }) {
  return (
    <ul className="picture-grid" aria-label="Pictures">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Link to={`/admin/media/${picture.id}`} className="tile">
            <PictureTile picture={picture} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
