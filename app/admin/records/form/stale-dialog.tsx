import { useEffect, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showToast } from '../../../ui/toast.ts';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { fetchRecord, type Options } from '../records.ts';
import { onNewer } from './state/parts-in-form.ts';
import type { RecordFormState } from './state/use-record-form.ts';
import { VersionChoice } from './version-choice.tsx';
import { differing } from '../../../../content/model/values.ts';

interface StaleDialogProps {
  type: ContentType;
  record: AnyRecord | null;
  form: RecordFormState;
  options: Options;
}

/** Shows who has published since, and lets the user choose a version of each field. */
export function StaleDialog({ type, record, form, options }: StaleDialogProps) {
  const [newer, setNewer] = useState<AnyRecord | null>(null);

  useEffect(() => {
    if (!form.conflict || !record) return;
    async function readNewer(record: AnyRecord) {
      const answer = await fetchRecord(type, String(record[type.addressedBy]));
      if (answer.ok) setNewer(answer.body);
      else showToast('error', answer.message, type.screens.toasts);
    }
    void readNewer(record);
    // Runs once per conflict.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.conflict]);

  if (!newer) return null;
  const [mine, saved] = [onNewer(type, form.values, newer), valuesWithParts(type, newer)];
  const names = differing(mine, saved);

  function publish(theirs: ReadonlySet<string>) {
    const chosen = { ...mine };
    for (const name of names.filter((name) => theirs.has(name))) chosen[name] = saved[name] ?? '';
    setNewer(null);
    form.publishOver(chosen, newer as AnyRecord);
  }

  return (
    <VersionChoice
      type={type}
      title={form.conflict?.message}
      names={names}
      mine={mine}
      saved={newer}
      // Unchanged fields default to the saved version.
      chosen={new Set(names).difference(new Set(form.changed))}
      options={options}
      action="Save"
      onChoose={publish}
      onClose={() => setNewer(null)}
    />
  );
}
