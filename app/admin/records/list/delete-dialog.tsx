import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi, useLoaded } from '../../parts/api.ts';
import { focusHeading } from '../../parts/screen.tsx';
import { UndoToast, useAction } from '../../parts/use-action.tsx';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { pathOf } from '../records.ts';
import { callForAll, saidOf } from './bulk/call-for-all.ts';

interface DeleteDialogProps {
  type: ContentType;
  records: AnyRecord[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before records are deleted, says what else this affects, and offers to undo it. */
export default function DeleteDialog({ type, records, onClose, onDeleted }: DeleteDialogProps) {
  const { revalidate } = useRevalidator();
  const act = useAction(type.screens.toasts);
  const consequences = useConsequences(type, records);
  const [deleting, setDeleting] = useState<AnyRecord[] | null>(null);
  const isBusy = deleting === records;
  const [only] = records;
  const subject = records.length === 1 && only ? `“${titleOf(type, only)}”` : `${records.length} records`;

  function cancel() {
    setDeleting(null);
    onClose();
  }

  async function remove() {
    setDeleting(records);
    const deleted: AnyRecord[] = [];
    for (const record of records) {
      const answer = await callApi('DELETE', pathOf(type, record));
      if (answer.ok) deleted.push(record);
      else showToast('error', answer.message, type.screens.toasts);
    }
    onClose();
    onDeleted();
    focusHeading();
    if (deleted.length > 0) {
      const toast = <UndoToast message={messageOf(type, deleted.length)} onUndo={() => restore(deleted)} />;
      showToast(type.screens.deletedToast ?? 'success', toast, type.screens.toasts);
    }
    await revalidate();
  }

  async function restore(deleted: AnyRecord[]) {
    const [only, ...others] = deleted;
    if (only && others.length === 0) return void (await act('POST', `${pathOf(type, only)}/restore`));
    const restored = await callForAll(type, deleted, (record) => callApi('POST', `${pathOf(type, record)}/restore`));
    if (restored.length > 0) showToast('success', saidOf(type, restored.length, 'Restored'), type.screens.toasts);
    await revalidate();
  }

  // The button that opened the dialog disappears with its record.
  return (
    <Modal opened={records.length > 0} onClose={cancel} title={`Delete ${subject}?`} centered returnFocus={!deleting}>
      <Stack>
        {consequences && <Text>{consequences}</Text>}
        <Text>You can restore {records.length > 1 ? 'them' : 'it'} for 30 days.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={cancel} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void remove()}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Returns what happens to the records related to those to be deleted; null while that loads. */
function useConsequences(type: ContentType, records: AnyRecord[]) {
  return useLoaded(records, async () => {
    const sentences = await Promise.all(
      records.map(async (record) => {
        const path = `${pathOf(type, record)}/dependents`;
        const answer = await callApi<{ data: { sentence: string | null } }>('GET', path);
        const sentence = answer.ok && answer.body.data.sentence;
        return sentence && records.length > 1 ? `${titleOf(type, record)}: ${sentence}` : sentence;
      }),
    );
    return sentences.filter(Boolean).join(' ');
  });
}

function messageOf(type: ContentType, count: number) {
  return count > 1 ? saidOf(type, count, 'Deleted') : type.messages.deleted;
}
