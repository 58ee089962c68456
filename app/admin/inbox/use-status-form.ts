import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { changesOf, differing, textOf, type Values } from '../../../content/model/values.ts';
import { showResultToast, showToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { showUndoToast } from '../parts/use-action.tsx';
import type { InboxItem } from './inbox-item.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

interface Saved {
  message: string;
  data: InboxItem;
}

export type StatusFormState = ReturnType<typeof useStatusForm>;

/** The state of the status form: unsaved input, what this browser keeps of it, and saving. */
export function useStatusForm(item: InboxItem, path: string) {
  const { revalidate } = useRevalidator();
  const initial = valuesOf(item);
  const unsaved = useUnsavedChanges(`unsaved:${path}`, initial);
  /** Other fields follow the saved item. */
  const [touched, show] = useState<Values>(unsaved.found?.values ?? {});
  const latest = useRef(touched);
  /** The values of a save that is under way. */
  const sent = useRef<Values | null>(null);
  /** The version that was loaded first, or last saved here. */
  const [known, setKnown] = useState(unsaved.found?.version ?? item.version);
  /** The item as it was last saved here, which may not have been loaded yet. */
  const stored = useRef(item);
  const lastSave = useRef(Promise.resolve());
  const values = { ...initial, ...touched };
  const isDirty = () => differing(sent.current ?? initial, values).length > 0;

  // What others change meanwhile is news only to whoever changes it too.
  useEffect(() => {
    if (!isDirty()) setKnown(item.version);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [item.version]);

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

  /** One after the other: a second key is often pressed before the first one is saved. */
  function save(also: Values = {}, { isUndoable = false } = {}): Promise<void> {
    const run = () => saveNow(also, isUndoable);
    lastSave.current = lastSave.current.then(run, run);
    return lastSave.current;
  }

  async function saveNow(also: Values, isUndoable: boolean) {
    const before = stored.current.version > item.version ? stored.current : item;
    const saved = { ...valuesOf(before), ...latest.current, ...also };
    const changes = changesOf(valuesOf(before), saved);
    put(changes);
    // They survive until the server has it, even if the user leaves the screen.
    unsaved.store(changes, known);
    unsaved.flush();
    sent.current = saved;
    const result = await callApi<Saved>('PUT', path, { ...asSent(changes), version: before.version });
    const pressed = Object.keys(also).filter((name) => name in changes);
    if (result.ok && isUndoable && pressed.length > 0) {
      showUndoToast(result.body.message, () => undo(before, result.body.data, pressed));
    } else showResultToast(result);
    if (result.ok) {
      noteStored(result.body.data);
      unsaved.store(changesOf(saved, { ...saved, ...latest.current }), result.body.data.version);
    }
    await revalidate();
    sent.current = null;
    if (result.ok && latest.current === changes) put({});
  }

  /** A key is pressed by accident sooner than a button. What was changed since is not undone with it. */
  async function undo(before: InboxItem, after: InboxItem, names: string[]) {
    const read = await callApi<{ data: InboxItem }>('GET', path);
    if (!read.ok) return showResultToast(read);
    const { data } = read.body;
    if (names.some((name) => data[name] !== after[name]))
      return showToast('info', 'This has been changed again since, and stays as it is.');
    const values = Object.fromEntries(names.map((name) => [name, before[name]]));
    const result = await callApi<Saved>('PUT', path, { ...values, version: data.version });
    showResultToast(result);
    if (result.ok) noteStored(result.body.data);
    await revalidate();
  }

  function noteStored(data: InboxItem) {
    stored.current = data;
    setKnown(data.version);
  }

  return {
    restored: unsaved.found,
    known,
    setKnown,
    save,
    discard,
    change,
    /** An amount can be noted once it is won. */
    isWorthSomething: values['status'] === 'won' || values['amount'] !== '',
    isDirty,
    input: (name: keyof ReturnType<typeof valuesOf>) => ({
      name,
      value: textOf(values[name]),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(name, currentTarget.value),
    }),
  };
}

/** Returns what the agency adds to an item, as the form has it. */
function valuesOf({ status, assignee_id, follow_up, amount, notes }: InboxItem) {
  return { status, assignee_id: assignee_id ?? '', follow_up: follow_up ?? '', amount: amount ?? '', notes };
}

/** Returns values of the form as the API takes them. */
function asSent(changes: Values): Values {
  const { assignee_id, follow_up, amount, ...texts } = changes;
  return {
    ...texts,
    ...(assignee_id !== undefined && { assignee_id: Number(assignee_id) || null }),
    ...(follow_up !== undefined && { follow_up: follow_up || null }),
    ...(amount !== undefined && { amount: amount === '' ? null : Number(amount) }),
  };
}
