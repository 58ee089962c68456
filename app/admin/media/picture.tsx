import { Group, Stack, Text, Title, Button, FileButton } from '@mantine/core';
import { useRevalidator, useNavigate } from 'react-router';
import type { Route } from './+types/picture.ts';
import { measuresOf, type ReadPicture, titleOf, type LibraryPicture } from './library.ts';
import './media.css';
import { PictureForm } from './picture-form.tsx';
import { load, callApi } from '../parts/api.ts';
import { Places } from '../parts/places.tsx';
import { IconPhotoUp, IconTrash } from '../../ui/icons.ts';
import type { Place } from '../../../server/content/uses/places.ts';
import { useState } from 'react';
import { showResultToast, showToast } from '../../ui/toast.ts';
import { useMay } from '../parts/signed-in.ts';
import { ACCEPTED, upload } from '../records/inputs/upload.ts';
import { useAction, showUndoToast } from '../parts/use-action.tsx';
import { BackTo } from '../parts/back-link.tsx';
import { ScreenTitle } from '../parts/screen.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return (await load<{ data: ReadPicture }>(`/media/${params.id}`)).data;
}

export default function Picture({ loaderData: picture }: Route.ComponentProps) {
  return (
    <Stack gap="lg">
      <BackTo to="/admin/media">All media</BackTo>
      <div>
        <ScreenTitle>{titleOf(picture)}</ScreenTitle>
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

/** Replaces the file of a picture everywhere it is used. Visitors see the new one at once. */
function ReplacePicture({ picture }: { picture: LibraryPicture }) {
  const { revalidate } = useRevalidator();
  const mayPublish = useMay('publish content');
  const [progress, setProgress] = useState<number | null>(null);

  async function replace(file: File | null) {
    if (!file) return;
    setProgress(0);
    const result = await upload(file, `/media/${picture.id}/replace`, setProgress);
    setProgress(null);
    showResultToast(result);
    if (result.ok) await revalidate();
  }

  if (!mayPublish) return null;
  return (
    <FileButton
      onChange={(file) => void replace(file)}
      accept={ACCEPTED.join()}
      inputProps={{ 'aria-label': 'New file' }}
    >
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconPhotoUp size={18} />} disabled={progress !== null}>
          {progress === null ? 'Replace the file' : `Replacing, ${Math.round(progress * 100)} %`}
        </Button>
      )}
    </FileButton>
  );
}

/** Deletes a picture that nothing uses, and offers to undo it. */
function DeletePicture({ picture: { id, used_on, locked } }: { picture: ReadPicture }) {
  const navigate = useNavigate();
  const act = useAction();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const result = await callApi<{ message: string }>('DELETE', `/media/${id}`);
    setBusy(false);
    if (!result.ok) return showToast('error', result.message);
    await navigate('/admin/media');
    showUndoToast(result.body.message, () => act('POST', `/media/${id}/restore`));
  }

  if (locked) return null;
  if (used_on.length > 0)
    return (
      <Text size="sm" c="dimmed">
        You can delete it once nothing uses it, not even an earlier version.
      </Text>
    );
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconTrash size={18} />}
      loading={isBusy}
      onClick={() => void remove()}
    >
      Delete
    </Button>
  );
}
