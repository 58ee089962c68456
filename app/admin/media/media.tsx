import { Button, Group, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { ListPages } from '../lists/list-pages.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import type { Route } from './+types/media.ts';
import { LibraryFilters } from './library-filters.tsx';
import type { LibraryPicture, PicturePage } from './library.ts';
import './media.css';
import { PictureTable } from './picture-table.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadArea } from './upload-area.tsx';
import { load } from '../parts/api.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load<PicturePage>(`/media?${new URL(request.url).searchParams}`);
}

export default function Media({ loaderData: { data, meta } }: Route.ComponentProps) {
  const { query, want } = useListQuery();
  const isTable = query.get('view') === 'list';
  return (
    <Stack gap="lg">
      <TabTitle>Media</TabTitle>
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
