import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { pathOf } from '../records.ts';
import { DeletedToast } from './deleted-toast.tsx';

interface DeleteDialogProps {
  type: ContentType;
  records: AnyRecord[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before records are deleted, says what else this affects, and offers to undo it. */
export function DeleteDialog({ type, records, onClose, onDeleted }: DeleteDialogProps) {
  const { revalidate } = useRevalidator();
  const consequences = useConsequences(type, records);
  const [isBusy, setBusy] = useState(false);
  const [only] = records;
  const subject = records.length === 1 && only ? `“${titleOf(type, only)}”` : `${records.length} records`;

  // Not earlier: a dialog that is no longer busy would return the focus to a button about to disappear.
  useEffect(() => {
    if (records.length > 0) setBusy(false);
  }, [records]);

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
  }

  // The button that opened the dialog disappears with its record.
  return (
    <Modal opened={records.length > 0} onClose={onClose} title={`Delete ${subject}?`} centered returnFocus={!isBusy}>
      <Stack>
        {consequences && <Text>{consequences}</Text>}
        <Text>You can restore {records.length > 1 ? 'them' : 'it'} for 30 days.</Text>
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

/** Returns what happens to the records related to those to be deleted; an empty text while that loads. */
function useConsequences(type: ContentType, records: AnyRecord[]) {
  const [loaded, setLoaded] = useState<{ of: AnyRecord[]; text: string }>({ of: [], text: '' });
  useEffect(() => {
    let isCurrent = true;
    const requests = records.map((record) =>
      callApi<{ data: { sentence: string | null } }>('GET', `${pathOf(type, record)}/dependents`),
    );
    async function load() {
      const answers = await Promise.all(requests);
      const sentences = answers.flatMap((answer, index) => {
        const sentence = answer.ok ? answer.body.data.sentence : null;
        const record = records[index];
        return sentence && record ? [records.length > 1 ? `${titleOf(type, record)}: ${sentence}` : sentence] : [];
      });
      if (isCurrent) setLoaded({ of: records, text: sentences.join(' ') });
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [type, records]);
  return loaded.of === records ? loaded.text : '';
}
