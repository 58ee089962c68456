import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { pathOf } from '../records.ts';
import { useAction } from '../../parts/use-action.ts';

export function DeletedToast({ type, records }: { type: ContentType; records: AnyRecord[] }) {
  const act = useAction(type.screens.toasts);
  const [isUndone, setUndone] = useState(false);

  async function undo() {
    setUndone(true);
    for (const record of records) await act('POST', `${pathOf(type, record)}/restore`);
  }

  return (
    <Group justify="space-between" wrap="nowrap">
      {type.messages.deleted}
      {!isUndone && (
        <Button size="compact-sm" variant="light" flex="none" onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </Group>
  );
}
