import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Route } from './+types/picture.ts';
import { TabTitle } from '../../ui/agency.tsx';
import { IconArrowLeft } from '../../ui/icons.ts';
import { load } from '../parts/api.ts';
import { DeletePicture } from './delete-picture.tsx';
import { measuresOf, type ReadPicture, titleOf } from './library.ts';
import { PictureForm } from './picture-form.tsx';
import { ReplacePicture } from './replace-picture.tsx';
import { UsedOn } from './used-on.tsx';
import './media.css';

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
