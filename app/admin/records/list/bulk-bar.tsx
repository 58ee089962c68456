import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconTrash } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { pathOf } from '../records.ts';
import { useMayDelete } from './use-may-delete.ts';

interface BulkBarProps {
  type: ContentType;
  records: AnyRecord[];
  onDelete: () => void;
  onDone: () => void;
}

export function BulkBar({ type, records, onDelete, onDone }: BulkBarProps) {
  const { revalidate } = useRevalidator();
  const mayDelete = useMayDelete(type, records);
  const [isBusy, setBusy] = useState(false);

  async function setStatus(status: string | number) {
    setBusy(true);
    const answers = await Promise.all(records.map((record) => callApi('PUT', pathOf(type, record), { status })));
    setBusy(false);
    const failed = answers.find((answer) => !answer.ok);
    if (failed && !failed.ok) showToast('error', failed.message, type.screens.toasts);
    else showToast('success', type.messages.updated, type.screens.toasts);
    onDone();
    await revalidate();
  }

  return (
    <section className="bulk-bar" aria-label="Selected records">
      <span className="bulk-count">
        {records.length}
        <span> selected</span>
      </span>
      {type.fields['status']?.options?.map(({ value, label }) => (
        <Button key={label} variant="light" loading={isBusy} onClick={() => void setStatus(value)}>
          {`Set ${label}`}
        </Button>
      ))}
      {mayDelete && (
        <Button
          className="icon-when-narrow"
          color="red"
          variant="light"
          leftSection={<IconTrash size={18} />}
          onClick={onDelete}
        >
          Delete selected
        </Button>
      )}
    </section>
  );
}
