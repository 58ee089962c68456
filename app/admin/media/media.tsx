import { Button, Group, Stack, Text } from '@mantine/core';
import type { Route } from './+types/media.ts';
import { TabTitle } from '../../ui/agency.tsx';
import { load } from '../parts/api.ts';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { ListPages } from '../lists/list-pages.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { EmptyLibrary } from './empty-library.tsx';
import { LibraryFilters } from './library-filters.tsx';
import type { PicturePage } from './library.ts';
import { PictureLinks } from './picture-links.tsx';
import { PictureTable } from './picture-table.tsx';
import { UploadArea } from './upload-area.tsx';
import './media.css';

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
