import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Route } from './+types/picture.ts';
import { DeletePicture } from './delete-picture.tsx';
import { measuresOf, type ReadPicture, titleOf } from './library.ts';
import './media.css';
import { PictureForm } from './picture-form.tsx';
import { ReplacePicture } from './replace-picture.tsx';
import { load } from '../parts/api.ts';
import { Places } from '../parts/places.tsx';
import { TabTitle } from '../../ui/agency.tsx';
import { IconArrowLeft } from '../../ui/icons.ts';
import type { Place } from '../../../server/content/uses/places.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return (await load<{ data: ReadPicture }>(`/media/${params.id}`)).data;
}

export default function Picture({ loaderData: picture }: Route.ComponentProps) {
  return (
    <Stack gap="lg">
      <TabTitle>{titleOf(picture)}</TabTitle>
      <Anchor component={Link} to="/admin/media" size="sm">
        <Group gap={4}>
          <IconArrowLeft size={16} aria-hidden />
          All media
        </Group>
      </Anchor>
      <div>
        <Title order={1}>{titleOf(picture)}</Title>
        <Text size="sm" c="dimmed">
          {measuresOf(picture)}
        </Text>
      </div>
      <PictureForm key={picture.id} picture={picture} />
      <UsedOn places={picture.used_on} />
      <Group>
        <ReplacePicture picture={picture} />
        <DeletePicture picture={picture} />
      </Group>
    </Stack>
  );
}

/** Says where a picture is used, with links. */
function UsedOn({ places }: { places: Place[] }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h3">
        Used on
      </Title>
      <Places places={places} nothing="Nothing uses this picture." />
    </Stack>
  );
}
