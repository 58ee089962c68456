import { Button, Group, Stack, Text, NativeSelect } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { ListPages } from '../lists/list-pages.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import type { Route } from './+types/media.ts';
import { type LibraryPicture, type PicturePage, shapes, measuresOf, titleOf } from './library.ts';
import './media.css';
import { PictureTile } from './picture-tile.tsx';
import { UploadArea } from './upload-area.tsx';
import { load } from '../parts/api.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';
import { ScreenHeading } from '../parts/screen.tsx';
import { FilterBar, SearchField, FilterSelect } from '../lists/filter-bar.tsx';
import { Ago } from '../parts/ago.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load<PicturePage>(`/media?${new URL(request.url).searchParams}`);
}

export default function Media({ loaderData: { data, meta } }: Route.ComponentProps) {
  const { query, want } = useListQuery();
  const isTable = query.get('view') === 'list';
  return (
    <Stack gap="lg">
      <ScreenHeading title="Media" count={meta.total} />
      <UploadArea />
      <Group justify="space-between" align="end">
        <LibraryFilters />
        <Button variant="default" onClick={() => want('view', isTable ? null : 'list')}>
          {isTable ? 'Show as grid' : 'Show as list'}
        </Button>
      </Group>
      {data.length === 0 && <EmptyLibrary />}
      {data.length > 0 && (isTable ? <PictureTable pictures={data} /> : <PictureLinks pictures={data} />)}
      {meta.last_page > 1 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">{`${meta.from ?? 0}–${meta.to ?? 0} of ${meta.total}`}</Text>
          <ListPages meta={meta} />
        </Group>
      )}
    </Stack>
  );
}

/** Explains an empty library, or that no picture matches. */
function EmptyLibrary() {
  const [query] = useSearchParams();
  if (['search', 'unused', 'undescribed', 'kind', 'page'].some((name) => query.has(name))) return <NoMatches />;
  return (
    <EmptyState title="No pictures yet">
      Pictures that you upload here or in a form are kept here, ready to be used again.
    </EmptyState>
  );
}

/** The pictures as a grid, each leading to its details. */
function PictureLinks({ pictures }: { pictures: LibraryPicture[] }) {
  return (
    <ul className="picture-grid unmarked" aria-label="Pictures">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Link to={`/admin/media/${picture.id}`} className="tile unstyled">
            <PictureTile picture={picture} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const lacking = ['unused', 'undescribed'];

/** The search and filters of the library, which are in the URL. */
function LibraryFilters() {
  const { query, wantAll } = useListQuery();
  return (
    <FilterBar search={<SearchField label="Search by name, description or credit" />}>
      <NativeSelect
        label="Show"
        data={[
          { value: '', label: 'All' },
          { value: 'unused', label: 'Unused' },
          { value: 'undescribed', label: 'Without description' },
        ]}
        value={lacking.find((name) => query.has(name)) ?? ''}
        onChange={({ currentTarget: { value } }) =>
          wantAll({ unused: null, undescribed: null, ...(value && { [value]: '1' }) })
        }
        w={190}
      />
      <FilterSelect name="kind" label="Shape" options={shapes} w={140} />
    </FilterBar>
  );
}

/** The pictures as a list, with their details. */
function PictureTable({ pictures }: { pictures: LibraryPicture[] }) {
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
