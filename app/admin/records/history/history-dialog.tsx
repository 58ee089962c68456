import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { changesOf, differing, type Values } from '../../../../content/model/values.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { labelIn } from '../../parts/in-language.ts';
import { focusHeading } from '../../parts/screen.tsx';
import type { RecordFormState } from '../form/state/use-record-form.ts';
import VersionChoice from '../form/version-choice.tsx';
import { callPath } from '../records.ts';
import { History } from './history.tsx';

interface HistoryDialogProps {
  type: ContentType;
  form: RecordFormState;
  record: AnyRecord;
  /** The record by which the API knows it: that which is translated. */
  subject: AnyRecord;
  onClose: () => void;
}

/** The versions of a record in its form, which takes the words of one as if they were typed: nothing is published by that. */
export default function HistoryDialog({ type, form, record, subject, onClose }: HistoryDialogProps) {
  const [restoring, setRestoring] = useState<{ version: number; values: Values } | null>(null);

  async function restore(version: number) {
    const path = callPath(type, subject, `/revisions/${version}`);
    const answer = await callApi<{ data: { values: Values } }>('GET', path);
    if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
    const { values } = answer.body.data;
    const isDrafted = form.savedDraft !== null || form.isUnsaved;
    if (isDrafted) setRestoring({ version, values });
    else take(version, values);
  }

  function take(version: number, values: Values) {
    for (const [name, value] of Object.entries(changesOf(form.values, { ...form.values, ...values })))
      form.change(name, value);
    form.send({ is: 'pause passed' });
    showToast('success', `Version ${version} is in the form now, as a draft.`, type.screens.toasts);
    onClose();
    focusHeading();
  }

  if (restoring) {
    const { version, values } = restoring;
    return (
      <VersionChoice
        type={type}
        title={`Restore version ${version} into your draft`}
        names={differing(values, form.values)}
        mine={form.values}
        theirs={values}
        theirName={`Version ${version}`}
        chosen={new Set(Object.keys(values))}
        action="Restore"
        onChoose={(taken) => take(version, taken)}
        onClose={() => setRestoring(null)}
      />
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={labelIn(`History of ${type.single ? 'the' : 'this'} ${type.noun.one}`, type.language)}
      size="xl"
      centered
    >
      <Text c="dimmed" size="sm" mb="md">
        Restoring a version puts it into this form, as a draft. Visitors see nothing of it until you publish it.
      </Text>
      <History
        type={type}
        record={record}
        subject={subject}
        renderActions={(version) => (
          <Button size="compact-sm" variant="light" onClick={() => void restore(version)}>
            {`Restore version ${version}`}
          </Button>
        )}
      />
    </Dialog>
  );
}
