import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { useUnsavedChanges } from '../records/form/state/use-unsaved-changes.ts';
import { changesOf, differing, textOf, type Values } from '../../../content/model/values.ts';
import type { InboxItem } from './inbox-item.ts';

export type StatusFormState = ReturnType<typeof useStatusForm>;

/** The state of the status form: unsaved input, what this browser keeps of it, and saving. */
export function useStatusForm(item: InboxItem, path: string) {
  const { revalidate } = useRevalidator();
  const initial: Values = { status: item.status, assignee_id: item.assignee_id ?? '', notes: item.notes };
  const unsaved = useUnsavedChanges(`unsaved:${path}`, initial);
  /** Other fields follow the saved item. */
  const [touched, show] = useState<Values>(unsaved.found?.values ?? {});
  const latest = useRef(touched);
  /** The values of a save that is under way. */
  const sent = useRef<Values | null>(null);
  /** The version that was loaded first, or last saved here. */
  const [known, setKnown] = useState(unsaved.found?.version ?? item.version);
  const values = { ...initial, ...touched };

  function put(next: Values) {
    latest.current = next;
    show(next);
  }

  function change(name: string, value: string) {
    put({ ...latest.current, [name]: value });
    unsaved.store(changesOf(sent.current ?? initial, { ...initial, ...latest.current }), known);
  }

  function discard() {
    unsaved.discard();
    put({});
  }

  async function save(also: Values = {}) {
    const saved = { ...initial, ...latest.current, ...also };
    const changes = changesOf(initial, saved);
    put(changes);
    // They survive until the server has it, even if the user leaves the screen.
    unsaved.store(changes, known);
    unsaved.flush();
    sent.current = saved;
    const result = await callApi<{ message: string; data: InboxItem }>('PUT', path, {
      ...changes,
      ...('assignee_id' in changes && { assignee_id: Number(changes['assignee_id']) || null }),
      version: item.version,
    });
    showResultToast(result);
    if (result.ok) {
      setKnown(result.body.data.version);
      unsaved.store(changesOf(saved, { ...saved, ...latest.current }), result.body.data.version);
    }
    await revalidate();
    sent.current = null;
    if (result.ok && latest.current === changes) put({});
  }

  return {
    restored: unsaved.found,
    known,
    setKnown,
    save,
    discard,
    isDirty: () => differing(sent.current ?? initial, values).length > 0,
    input: (name: 'status' | 'assignee_id' | 'notes') => ({
      name,
      value: textOf(values[name]),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(name, currentTarget.value),
    }),
  };
}
