import { Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { useRef, useState } from 'react';
import { IconPhotoUp } from '../../ui/icons.ts';
import { ACCEPTED, MAX_SIZE, upload } from '../records/inputs/upload.ts';
import { useRevalidator } from 'react-router';

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

interface UploadNote {
  id: number;
  sentence: string;
  isError: boolean;
}

/** Uploads files one after the other, however many are added meanwhile. */
function useBulkUpload() {
  const { revalidate } = useRevalidator();
  const waiting = useRef<File[]>([]);
  const isBusy = useRef(false);
  const [total, setTotal] = useState(0);
  const [done, setDone] = useState(0);
  /** The uploaded part of the present file, from 0 to 1. */
  const [part, setPart] = useState(0);
  const [notes, setNotes] = useState<UploadNote[]>([]);

  function add(files: File[]) {
    waiting.current.push(...files);
    if (isBusy.current) setTotal((total) => total + files.length);
    else void work(files.length);
  }

  async function work(count: number) {
    isBusy.current = true;
    setTotal(count);
    setDone(0);
    setNotes([]);
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      setPart(0);
      const answer = await upload(file, '/media?kept=1', setPart);
      if (!answer.ok) note(`${file.name}: ${answer.message}`, true);
      else if (answer.body.message !== ADDED) note(`${file.name}: ${answer.body.message}`, false);
      setDone((done) => done + 1);
    }
    isBusy.current = false;
    await revalidate();
  }

  function note(sentence: string, isError: boolean) {
    setNotes((notes) => [...notes, { id: notes.length, sentence, isError }]);
  }

  return { add, total, done, part: done < total ? part : 0, notes, note };
}

const ADDED = 'Image Uploaded!';
