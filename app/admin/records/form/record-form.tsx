import { Button, Group, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, useRef } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Options } from '../records.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { useRecordForm } from './use-record-form.ts';

interface RecordFormProps {
  type: ContentType;
  /** Null for a new one. */
  record: AnyRecord | null;
  options: Options;
}

/** The form of any type, with drafts, conflicts and a shortcut to save. */
export function RecordForm({ type, record, options }: RecordFormProps) {
  const form = useRecordForm(type, record);
  const element = useRef<HTMLFormElement>(null);
  useHotkeys([['mod+S', () => element.current?.requestSubmit()]], [], true);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }

  return (
    <form ref={element} method="post" noValidate aria-label={type.label.one} onSubmit={onSubmit}>
      <Stack gap="lg">
        <DraftNotice draft={form.draft} onDiscard={form.discardDraft} />
        {Object.entries(type.fields).map(([name, field]) => (
          <FieldInput
            key={name}
            type={type}
            record={record}
            name={name}
            field={field}
            options={options[name] ?? []}
            form={form}
          />
        ))}
        <Group>
          <Button type="submit" disabled={form.isSaving} aria-busy={form.isSaving}>
            {submitLabel(record !== null, form.isSaving)}
          </Button>
        </Group>
      </Stack>
      <LeaveGuard isDirty={form.isDirty} onLeave={form.discardDraft} />
      <StaleDialog type={type} record={record} form={form} options={options} />
    </form>
  );
}

function submitLabel(exists: boolean, isSaving: boolean) {
  if (isSaving) return exists ? 'Updating...' : 'Saving...';
  return exists ? 'Update' : 'Save';
}
