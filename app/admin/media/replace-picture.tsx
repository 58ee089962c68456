import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconPhotoUp } from '../../ui/icons.ts';
import { showResultToast } from '../../ui/toast.ts';
import { useMay } from '../parts/use-signed-in.ts';
import { ACCEPTED, upload } from '../records/inputs/upload.ts';
import type { LibraryPicture } from './library.ts';

/** Replaces the file of a picture everywhere it is used. Visitors see the new one at once. */
export function ReplacePicture({ picture }: { picture: LibraryPicture }) {
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
