import { Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { useRef } from 'react';
import { IconPhotoUp } from '../../ui/icons.ts';
import { ACCEPTED, MAX_SIZE } from '../records/inputs/upload.ts';
import { useBulkUpload } from './use-bulk-upload.ts';

/** Uploads any number of dropped or chosen pictures. */
export function UploadArea() {
  const { add, total, done, part, notes, note } = useBulkUpload();
  const open = useRef<() => void>(null);
  const isBusy = done < total;

  function refuse(rejections: FileRejection[]) {
    for (const { file } of rejections)
      note(`${file.name}: must be a JPEG, PNG, WebP, AVIF or GIF picture of at most 20 MB.`, true);
  }

  return (
    <Stack gap="sm">
      <Dropzone
        onDrop={add}
        onReject={refuse}
        accept={ACCEPTED}
        maxSize={MAX_SIZE}
        inputProps={{ 'aria-label': 'Pictures to upload' }}
        p="md"
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        openRef={open}
      >
        <Group gap="sm" justify="center">
          <IconPhotoUp size={22} aria-hidden />
          <Text size="sm">Drop pictures here, or</Text>
          <Button variant="default" size="compact-sm" onClick={() => open.current?.()}>
            Choose pictures
          </Button>
        </Group>
      </Dropzone>
      {isBusy && <Progress value={((done + part) / total) * 100} aria-label="Upload" />}
      <Text size="sm" component="output" hidden={total === 0}>
        {total > 0 && `${done} of ${total} ${total === 1 ? 'picture' : 'pictures'} uploaded`}
      </Text>
      {notes.length > 0 && (
        <List size="sm" listStyleType="none" aria-label="About the upload">
          {notes.map(({ id, sentence, isError }) => (
            <List.Item key={id} {...(isError && { c: 'var(--mantine-color-error)' })}>
              {sentence}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
