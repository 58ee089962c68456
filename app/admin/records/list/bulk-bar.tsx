import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconTrash } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { showUndoToast } from '../../parts/undo-toast.tsx';
import { sentencesAboutBlanks } from '../../../../content/model/blanks.ts';
import { ACTIVE } from '../../../../content/model/field.ts';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { QuestionDialog } from '../publishing/question-dialog.tsx';
import { BLANKS, type Question } from '../publishing/questions.ts';
import { useQuestion } from '../publishing/use-question.ts';
import { fetchRecord, pathOf } from '../records.ts';
import { isHidden } from '../show/public-page.tsx';
import { useMayDelete } from './use-may-delete.ts';

interface BulkBarProps {
  type: ContentType;
  records: AnyRecord[];
  onDelete: () => void;
  onDone: () => void;
}

/** Asks before records with blanks to fill in are shown to visitors; lists leave their texts out. */
async function questionAboutBlanks(type: ContentType, records: AnyRecord[]): Promise<Question | null> {
  const hidden = records.filter((record) => isHidden(type, record));
  const answers = await Promise.all(hidden.map((record) => fetchRecord(type, String(record[type.addressedBy]))));
  const sentences = answers.flatMap((answer) =>
    answer.ok
      ? sentencesAboutBlanks(type, valuesWithParts(type, answer.body)).map(
          (sentence) => `${titleOf(type, answer.body)}: ${sentence}`,
        )
      : [],
  );
  return sentences.length > 0 ? { title: BLANKS, sentences } : null;
}

export function BulkBar({ type, records, onDelete, onDone }: BulkBarProps) {
  const { revalidate } = useRevalidator();
  const mayDelete = useMayDelete(type, records);
  const [isBusy, setBusy] = useState(false);
  const { asked, isSure } = useQuestion();

  /** Sets the status of each selected record, as far as possible, and offers to undo it. */
  async function setStatus(status: string | number) {
    setBusy(true);
    const question = status === ACTIVE ? await questionAboutBlanks(type, records) : null;
    if (!(await isSure(question))) return setBusy(false);
    const changed = await update(records, () => ({ status }));
    setBusy(false);
    const message = changed.length === 1 ? type.messages.updated : `${changed.length} ${type.label.many} Updated!`;
    const undo = async () => {
      await update(changed, (record) => ({ status: record['status'] }));
      await revalidate();
    };
    if (changed.length > 0) showUndoToast(message, undo, type.screens.toasts);
    onDone();
    await revalidate();
  }

  /** Returns the records that were updated; shows why another was not. */
  async function update(all: AnyRecord[], fieldsOf: (record: AnyRecord) => object): Promise<AnyRecord[]> {
    const answers = await Promise.all(all.map((record) => callApi('PUT', pathOf(type, record), fieldsOf(record))));
    const failed = answers.find((answer) => !answer.ok);
    if (failed && !failed.ok) showToast('error', failed.message, type.screens.toasts);
    return all.filter((_, index) => answers[index]?.ok);
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
      <QuestionDialog asked={asked} action="Set Active" cancel="Cancel" />
    </section>
  );
}
