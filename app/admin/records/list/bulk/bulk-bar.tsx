import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import { ACTIVE } from '../../../../../content/model/field.ts';
import { valuesWithParts } from '../../../../../content/model/parts/parts.ts';
import { type AnyRecord, titleOf } from '../../../../../content/model/record.ts';
import type { Schedule } from '../../../../../server/content/schedules/schedule-rows.ts';
import { IconTrash } from '../../../../ui/icons.ts';
import { showUndoToast } from '../../../parts/use-action.tsx';
import { QuestionDialog, useQuestion } from '../../publishing/question-dialog.tsx';
import type { Question } from '../../publishing/questions.ts';
import { fetchRecord, saveRecord } from '../../records.ts';
import { showingOf } from '../../schedules/schedules.ts';
import { isHidden } from '../../show/public-page.tsx';
import { useMayDelete } from '../use-may-delete.ts';
import { BulkMenu } from './bulk-menu.tsx';
import { callForAll, saidOf, undoAll } from './call-for-all.ts';

interface BulkBarProps {
  type: ContentType;
  records: AnyRecord[];
  schedules: Schedule[];
  onDelete: () => void;
  onDone: () => void;
}

/** What can be done with the selected records of a list. */
export default function BulkBar({ type, records, schedules, onDelete, onDone }: BulkBarProps) {
  const { revalidate } = useRevalidator();
  const mayDelete = useMayDelete(type, records);
  const [isBusy, setBusy] = useState(false);
  const { question, isSure, about } = useQuestion(type);

  /** Sets fields of each selected record, as far as possible, and offers to undo it. */
  async function set(values: object) {
    const saved = await callForAll(type, records, (record) => saveRecord(type, record, values));
    const changed = saved.map(({ data }) => data);
    const undo = async () => {
      await undoAll(type, changed);
      await revalidate();
    };
    if (changed.length > 0) showUndoToast(saidOf(type, changed.length), undo, type.screens.toasts);
    onDone();
    await revalidate();
  }

  async function setStatus(status: string | number) {
    setBusy(true);
    const hidden = status === ACTIVE ? await readHidden() : [];
    if (hidden !== null && (await isSure(questionAbout(hidden)))) await set({ status });
    setBusy(false);
  }

  /** Reads the hidden records whole, as lists leave their texts out. Returns null where one cannot be read. */
  async function readHidden(): Promise<AnyRecord[] | null> {
    const hidden = records.filter((record) => isHidden(type, record));
    const read = await callForAll(type, hidden, (record) => fetchRecord(type, String(record[type.addressedBy])));
    return read.length === hidden.length ? read : null;
  }

  /** Returns what to ask before hidden records are shown to visitors. */
  function questionAbout(hidden: AnyRecord[]): Question | null {
    const questions = hidden.flatMap((record) => {
      const values = { ...valuesWithParts(type, record), status: ACTIVE };
      const question = about({ values, draft: null, showing: showingOf(schedules, type, record) });
      return question ? { ...question, record } : [];
    });
    const titles = new Set(questions.map(({ title }) => title));
    const [title] = titles;
    if (title === undefined) return null;
    const sentences = questions.flatMap(({ sentences, record }) =>
      sentences.map((sentence) => `${titleOf(type, record)}: ${sentence}`),
    );
    return { title: titles.size === 1 ? title : `Publish these ${type.noun.many} now?`, sentences };
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
      <BulkMenu type={type} records={records} onSet={set} onDone={onDone} />
      <QuestionDialog question={question} action="Set Active" cancel="Cancel" />
    </section>
  );
}
