import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
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
    <Paper component="section" withBorder p="sm" aria-label="Selected records">
      <Group>
        <Text fw={600}>{`${records.length} selected`}</Text>
        {type.fields['status']?.options?.map(({ value, label }) => (
          <Button key={label} size="compact-sm" variant="light" loading={isBusy} onClick={() => void setStatus(value)}>
            {`Set ${label}`}
          </Button>
        ))}
        {mayDelete && (
          <Button size="compact-sm" color="red" variant="light" onClick={onDelete}>
            Delete selected
          </Button>
        )}
      </Group>
    </Paper>
  );
}
