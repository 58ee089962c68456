import { Link } from 'react-router';
import { Ago } from '../parts/ago.tsx';
import { type LibraryPicture, measuresOf, titleOf } from './library.ts';

/** The pictures as a list, with their details. */
export function PictureTable({ pictures }: { pictures: LibraryPicture[] }) {
  return (
    <table className="records" aria-label="Pictures">
      <thead>
        <tr>
          <th>Picture</th>
          <th>Name</th>
          <th>Alternative text</th>
          <th>Size</th>
          <th>Added</th>
        </tr>
      </thead>
      <tbody>
        {pictures.map((picture) => (
          <tr key={picture.id}>
            <td data-heading="Picture">
              <img
                className="row-picture"
                src={picture.thumbnail}
                alt={picture.alt ?? ''}
                loading="lazy"
                decoding="async"
              />
            </td>
            <td data-part="title">
              <Link to={`/admin/media/${picture.id}`}>{titleOf(picture)}</Link>
            </td>
            <td data-heading="Alternative text">{picture.alt ?? <span className="nothing">none</span>}</td>
            <td data-heading="Size">{measuresOf(picture)}</td>
            <td data-heading="Added">
              <Ago time={picture.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
