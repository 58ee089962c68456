import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconTrash } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { callApi } from '../../parts/api.ts';
import { showUndoToast } from '../../parts/use-action.tsx';
import { ACTIVE } from '../../../../content/model/field.ts';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { QuestionDialog, useQuestion } from '../publishing/question-dialog.tsx';
import type { Question } from '../publishing/questions.ts';
import { fetchRecord, pathOf, saveRecord } from '../records.ts';
import { showingOf } from '../schedules/schedules.ts';
import { isHidden } from '../show/public-page.tsx';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { useMayDelete } from './delete-dialog.tsx';

interface BulkBarProps {
  type: ContentType;
  records: AnyRecord[];
  schedules: Schedule[];
  onDelete: () => void;
  onDone: () => void;
}

export function BulkBar({ type, records, schedules, onDelete, onDone }: BulkBarProps) {
  const { revalidate } = useRevalidator();
  const mayDelete = useMayDelete(type, records);
  const [isBusy, setBusy] = useState(false);
  const { question, isSure, about } = useQuestion(type);

  /** Sets the status of each selected record, as far as possible, and offers to undo it. */
  async function setStatus(status: string | number) {
    setBusy(true);
    const hidden = status === ACTIVE ? await readHidden() : [];
    if (hidden === null || !(await isSure(questionAbout(hidden)))) return setBusy(false);
    const saved = await callForAll(records, (record) => saveRecord(type, record, { status }));
    const changed = saved.map(({ data }) => data);
    setBusy(false);
    const message = changed.length === 1 ? type.messages.updated : `${changed.length} ${type.label.many} Updated!`;
    const undo = async () => {
      await callForAll(changed, (record) =>
        callApi('POST', `${pathOf(type, record)}/undo`, { version: record.version }),
      );
      await revalidate();
    };
    if (changed.length > 0) showUndoToast(message, undo, type.screens.toasts);
    onDone();
    await revalidate();
  }

  /** Reads the hidden records whole, as lists leave their texts out. Returns null where one cannot be read. */
  async function readHidden(): Promise<AnyRecord[] | null> {
    const hidden = records.filter((record) => isHidden(type, record));
    const read = await callForAll(hidden, (record) => fetchRecord(type, String(record[type.addressedBy])));
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

  /** Returns what was answered where a call has succeeded; shows why another has not. */
  async function callForAll<Body>(all: AnyRecord[], call: (record: AnyRecord) => Promise<ApiResult<Body>>) {
    const answers = await Promise.all(all.map(call));
    const failed = answers.find((answer) => !answer.ok);
    if (failed && !failed.ok) showToast('error', failed.message, type.screens.toasts);
    return answers.flatMap((answer) => (answer.ok ? [answer.body] : []));
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
      <QuestionDialog question={question} action="Set Active" cancel="Cancel" />
    </section>
  );
}
