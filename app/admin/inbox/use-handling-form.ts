import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { useDraft } from '../records/form/use-draft.ts';
import { changesOf, differing, type Values } from '../records/form/values.ts';
import type { Lead } from './inbox-kinds.ts';

export type HandlingForm = ReturnType<typeof useHandlingForm>;

/** The state of the form about a lead: what is typed over it, the draft of that, and how it is saved. */
export function useHandlingForm(lead: Lead, path: string) {
  const { revalidate } = useRevalidator();
  const initial: Values = { state: lead.state, assignee_id: lead.assignee_id ?? '', notes: lead.notes };
  const draft = useDraft(`draft:${path}`, initial);
  /** What was not touched stays as it was saved last, by whomever. */
  const [touched, show] = useState<Values>(draft.found?.values ?? {});
  const latest = useRef(touched);
  /** What a save that is under way will have made of the lead. */
  const sent = useRef<Values | null>(null);
  /** The version that was shown first, or that was last saved here. */
  const [known, setKnown] = useState(draft.found?.version ?? lead.version);
  const values = { ...initial, ...touched };

  function put(next: Values) {
    latest.current = next;
    show(next);
  }

  function change(name: string, value: string) {
    put({ ...latest.current, [name]: value });
    draft.store(changesOf(sent.current ?? initial, { ...initial, ...latest.current }), known);
  }

  function discard() {
    draft.discard();
    put({});
  }

  async function save(also: Values = {}) {
    const saved = { ...initial, ...latest.current, ...also };
    const changes = changesOf(initial, saved);
    put(changes);
    // It is kept until the server has it, also when the screen is left before that.
    draft.store(changes, known);
    draft.flush();
    sent.current = saved;
    const answer = await callApi<{ message: string; data: Lead }>('PUT', path, {
      ...changes,
      ...('assignee_id' in changes && { assignee_id: Number(changes['assignee_id']) || null }),
      version: lead.version,
    });
    showResultToast(answer);
    if (answer.ok) {
      setKnown(answer.body.data.version);
      draft.store(changesOf(saved, { ...saved, ...latest.current }), answer.body.data.version);
    }
    await revalidate();
    sent.current = null;
    if (answer.ok && latest.current === changes) put({});
  }

  return {
    draft: draft.found,
    known,
    setKnown,
    save,
    discard,
    isDirty: () => differing(sent.current ?? initial, values).length > 0,
    input: (name: 'state' | 'assignee_id' | 'notes') => ({
      name,
      value: values[name] ?? '',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(name, currentTarget.value),
    }),
  };
}
