import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { showUndoToast } from '../../parts/undo-toast.tsx';
import { useAction } from '../../parts/use-action.ts';
import { pathOf } from '../records.ts';

interface PublishRevisionDialogProps {
  type: ContentType;
  record: AnyRecord;
  version: number;
  onClose: () => void;
}

/** Asks before a revision is published at once, and offers to undo it. */
export function PublishRevisionDialog({ type, record, version, onClose }: PublishRevisionDialogProps) {
  const { revalidate } = useRevalidator();
  const act = useAction(type.screens.toasts);
  const [isBusy, setBusy] = useState(false);
  const path = `${pathOf(type, record)}/revisions`;

  async function publish() {
    setBusy(true);
    const answer = await callApi<{ message: string }>('POST', `${path}/${version}/restore`);
    onClose();
    if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
    const undo = () => act('POST', `${path}/${record.version}/restore`);
    showUndoToast(answer.body.message, undo, type.screens.toasts);
    await revalidate();
  }

  return (
    <Modal opened onClose={onClose} title={`Publish version ${version}?`} centered>
      <Stack>
        <Text>
          {`The ${type.noun.one} goes back to version ${version} at once, for visitors too. `}
          {`Version ${record.version} stays in this list.`}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={() => void publish()}>
            Publish
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
