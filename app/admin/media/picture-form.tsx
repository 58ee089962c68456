import { Alert, Button, Checkbox, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { AltTextInput } from '../records/inputs/alt-text-input.tsx';
import { FocalPoint } from './focal-point.tsx';
import type { LibraryPicture, ReadPicture } from './library.ts';

/** The form for the details of a picture, which says why somebody may not change them. */
export function PictureForm({ picture }: { picture: ReadPicture }) {
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(() => valuesOf(picture));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isSaving, setSaving] = useState(false);
  const change = (changes: Partial<typeof values>) =>
    picture.locked === null && setValues((values) => ({ ...values, ...changes }));

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    const result = await callApi<{ message: string }>('PUT', `/media/${picture.id}`, values);
    setSaving(false);
    setErrors(result.ok ? {} : result.errors);
    showResultToast(result);
    if (result.ok) await revalidate();
  }

  const text = (name: 'name' | 'alt' | 'credit') => ({
    value: values[name],
    error: errors[name]?.[0],
    maxLength: 200,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
  });

  return (
    <form onSubmit={(event) => void save(event)}>
      <Fieldset variant="unstyled" className="picture-form" disabled={picture.locked !== null}>
        <FocalPoint
          src={picture.image}
          point={{ x: values.focal_x, y: values.focal_y }}
          onChange={({ x, y }) => change({ focal_x: x, focal_y: y })}
        />
        <Stack>
          {picture.locked && <Alert>{picture.locked}</Alert>}
          <TextInput label="Name" description="Only shown here." {...text('name')} />
          <AltTextInput label="Alternative text" {...text('alt')} />
          <TextInput label="Credit" description="Who made it, and who owns it." {...text('credit')} />
          <Checkbox
            label="Keep even if unused"
            description="Other unused pictures are removed after a day."
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

function valuesOf({ name, alt, credit, focal_x, focal_y, kept: isKept }: LibraryPicture) {
  return { name, alt: alt ?? '', credit: credit ?? '', focal_x, focal_y, kept: isKept };
}
