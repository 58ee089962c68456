import { Group, Stack, Text, Title, Button, FileButton, Alert, Checkbox, Fieldset, TextInput } from '@mantine/core';
import { useRevalidator, useNavigate } from 'react-router';
import type { Route } from './+types/file.ts';
import { measuresOf, nounOf, type ReadFile, titleOf, type LibraryFile } from './library.ts';
import { previews } from './file-preview.tsx';
import { PicturePicker } from './picture-picker.tsx';
import './media.css';
import { load, callApi } from '../parts/api.ts';
import { Places } from '../parts/places.tsx';
import { IconTrash, IconUpload } from '../../ui/icons.ts';
import { fileKinds, offeredOf } from '../../../content/file-kinds.ts';
import { useState, type FormEvent } from 'react';
import { showResultToast, showToast } from '../../ui/toast.ts';
import { useMay } from '../parts/signed-in.ts';
import { upload } from '../records/inputs/upload.ts';
import { useAction, showUndoToast } from '../parts/use-action.tsx';
import { BackTo } from '../parts/back-link.tsx';
import { ScreenTitle } from '../parts/screen.tsx';
import { AltTextInput } from '../records/inputs/alt-text-input.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return (await load<{ data: ReadFile }>(`/media/${params.id}`)).data;
}

export default function LibraryFileScreen({ loaderData: file }: Route.ComponentProps) {
  return (
    <Stack gap="lg">
      <BackTo to="/admin/media">All media</BackTo>
      <div>
        <ScreenTitle>{titleOf(file)}</ScreenTitle>
        <Text size="sm" c="dimmed">
          {`${fileKinds[file.kind].label.one}, ${measuresOf(file)}`}
        </Text>
      </div>
      <FileForm key={file.id} file={file} />
      <PosterOf file={file} />
      <CaptionsOf key={file.captions?.language} file={file} />
      <UsedOn file={file} />
      <Group>
        <ReplaceFile file={file} />
        <DeleteFile file={file} />
      </Group>
    </Stack>
  );
}

/** Chooses the picture that stands for a film where it cannot be seen. */
function PosterOf({ file: { id, kind, locked, poster } }: { file: ReadFile }) {
  const { revalidate } = useRevalidator();
  const [isPicking, setPicking] = useState(false);

  async function choose(posterId: number | null) {
    setPicking(false);
    const result = await callApi<{ message: string }>('PUT', `/media/${id}`, { poster_id: posterId });
    showResultToast(result);
    if (result.ok) await revalidate();
  }

  if (!fileKinds[kind].isPlayed || locked) return null;
  return (
    <Group>
      <Button variant="default" onClick={() => setPicking(true)}>
        {poster === null ? 'Choose a poster' : 'Choose another poster'}
      </Button>
      {poster !== null && (
        <Button variant="subtle" color="red" onClick={() => void choose(null)}>
          Remove the poster
        </Button>
      )}
      <PicturePicker
        isOpen={isPicking}
        onPick={(picture) => void choose(picture.id)}
        onClose={() => setPicking(false)}
      />
    </Group>
  );
}

/** Adds captions to a film, for those who cannot hear it. */
function CaptionsOf({ file: { id, kind, locked, captions } }: { file: ReadFile }) {
  const { revalidate } = useRevalidator();
  const [language, setLanguage] = useState(captions?.language ?? 'en');
  const [errors, setErrors] = useState<Record<string, string[]>>({});

  async function save(captions: { text: string; language: string } | null) {
    const result = await callApi<{ message: string }>('PUT', `/media/${id}`, { captions });
    setErrors(result.ok ? {} : result.errors);
    showResultToast(result);
    if (result.ok) await revalidate();
  }

  if (!fileKinds[kind].isPlayed || locked) return null;
  return (
    <Group align="end">
      <TextInput
        label="Language of the captions"
        description="A code, such as en or de."
        value={language}
        error={errors['captions.language']?.[0]}
        maxLength={35}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
      />
      <FileButton
        accept=".vtt,text/vtt"
        onChange={(file) => file && void file.text().then((text) => save({ text, language }))}
        inputProps={{ 'aria-label': 'Captions' }}
      >
        {(props) => (
          <Button {...props} variant="default">
            {captions === null ? 'Add captions (WebVTT)' : 'Replace the captions'}
          </Button>
        )}
      </FileButton>
      {captions !== null && (
        <Button variant="subtle" color="red" onClick={() => void save(null)}>
          Remove the captions
        </Button>
      )}
    </Group>
  );
}

const OWN_TEXT =
  'Each place has an alternative text of its own, which begins as the one above. Open a place to change it there.';

/** Says where a file is used, with links, and what these places have of their own. */
function UsedOn({ file: { kind, used_on: places } }: { file: ReadFile }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h3">
        Used on
      </Title>
      {places.length > 0 && fileKinds[kind].isDescribed && <Text size="sm">{OWN_TEXT}</Text>}
      <Places places={places} nothing={`Nothing uses this ${nounOf(kind)}.`} />
    </Stack>
  );
}

/** Replaces a file everywhere it is used. Visitors see the new one at once. */
function ReplaceFile({ file: { id, kind } }: { file: LibraryFile }) {
  const { revalidate } = useRevalidator();
  const mayPublish = useMay('publish content');
  const [progress, setProgress] = useState<number | null>(null);

  async function replace(file: File | null) {
    if (!file) return;
    setProgress(0);
    const result = await upload<{ message: string }>({ file }, `/media/${id}/replace`, setProgress);
    setProgress(null);
    showResultToast(result);
    if (result.ok) await revalidate();
  }

  if (!mayPublish) return null;
  return (
    <FileButton
      onChange={(file) => void replace(file)}
      accept={offeredOf([kind]).join()}
      inputProps={{ 'aria-label': 'New file' }}
    >
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconUpload size={18} />} disabled={progress !== null}>
          {progress === null ? 'Replace the file' : `Replacing, ${Math.round(progress * 100)} %`}
        </Button>
      )}
    </FileButton>
  );
}

/** Deletes a file that nothing uses, and offers to undo it. */
function DeleteFile({ file: { id, used_on, locked } }: { file: ReadFile }) {
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

/** The form for the details of a file, which says why somebody may not change them. */
function FileForm({ file }: { file: ReadFile }) {
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(() => valuesOf(file));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isSaving, setSaving] = useState(false);
  const change = (changes: Partial<typeof values>) =>
    file.locked === null && setValues((values) => ({ ...values, ...changes }));

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    const result = await callApi<{ message: string }>('PUT', `/media/${file.id}`, values);
    setSaving(false);
    setErrors(result.ok ? {} : result.errors);
    showResultToast(result);
    if (result.ok) await revalidate();
  }

  const Preview = previews[file.kind];
  const { isDescribed } = fileKinds[file.kind];
  const text = (name: 'name' | 'alt' | 'credit') => ({
    value: values[name],
    error: errors[name]?.[0],
    maxLength: 200,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
  });

  return (
    <form onSubmit={(event) => void save(event)}>
      <Fieldset variant="unstyled" className="file-form" disabled={file.locked !== null}>
        <Preview
          file={file}
          point={{ x: values.focal_x, y: values.focal_y }}
          onChange={({ x, y }) => change({ focal_x: x, focal_y: y })}
        />
        <Stack>
          {file.locked && <Alert>{file.locked}</Alert>}
          <TextInput label="Name" description="Only shown here." {...text('name')} />
          {isDescribed && <AltTextInput label="Alternative text" {...text('alt')} />}
          <TextInput label="Credit" description="Who made it, and who owns it." {...text('credit')} />
          <Checkbox
            label="Keep even if unused"
            description="Other unused files are removed after a day."
            checked={values.kept}
            onChange={({ currentTarget }) => change({ kept: currentTarget.checked })}
          />
          <Group>
            <Button type="submit" loading={isSaving}>
              Save
            </Button>
          </Group>
        </Stack>
      </Fieldset>
    </form>
  );
}

function valuesOf({ name, alt, credit, focal_x, focal_y, kept: isKept }: LibraryFile) {
  return { name, alt: alt ?? '', credit: credit ?? '', focal_x, focal_y, kept: isKept };
}
