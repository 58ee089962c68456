import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { type AnyRecord, pathOf, titleOf } from '../records.ts';
import { DeletedToast } from './deleted-toast.tsx';

interface DeleteDialogProps {
  type: ContentType;
  records: AnyRecord[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before records are deleted, names what goes along, waits for the answer, and offers to undo. */
export function DeleteDialog({ type, records, onClose, onDeleted }: DeleteDialogProps) {
  const { revalidate } = useRevalidator();
  const fate = useFate(type, records);
  const [isBusy, setBusy] = useState(false);
  const [only] = records;
  const what = records.length === 1 && only ? `“${titleOf(type, only)}”` : `${records.length} records`;

  async function remove() {
    setBusy(true);
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
      const toast = <DeletedToast type={type} records={deleted} />;
      showToast(type.screens.deletedToast ?? 'success', toast, type.screens.toasts);
    }
    await revalidate();
    setBusy(false);
  }

  // What opened the dialog goes away with its record.
  return (
    <Modal opened={records.length > 0} onClose={onClose} title={`Delete ${what}?`} centered returnFocus={!isBusy}>
      <Stack>
        {fate && <Text>{fate}</Text>}
        <Text>You can bring it back for 30 days.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
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

/** What becomes of the records that are related to those that are to be deleted. */
function useFate(type: ContentType, records: AnyRecord[]) {
  const [known, setKnown] = useState<{ of: AnyRecord[]; fate: string }>({ of: [], fate: '' });
  useEffect(() => {
    let isWanted = true;
    const asked = records.map((record) =>
      callApi<{ data: { sentence: string | null } }>('GET', `${pathOf(type, record)}/dependents`),
    );
    async function learn() {
      const answers = await Promise.all(asked);
      const sentences = answers.flatMap((answer, index) => {
        const sentence = answer.ok ? answer.body.data.sentence : null;
        const record = records[index];
        return sentence && record ? [records.length > 1 ? `${titleOf(type, record)}: ${sentence}` : sentence] : [];
      });
      if (isWanted) setKnown({ of: records, fate: sentences.join(' ') });
    }
    void learn();
    return () => {
      isWanted = false;
    };
  }, [type, records]);
  return known.of === records ? known.fate : '';
}
