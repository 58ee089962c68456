import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../parts/api.ts';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import type { Conversation, ReplyDraft } from './conversation.ts';

const SAVE_AFTER = 1_000; // ms
const RETRY_AFTER = 5_000; // ms

/** Whether the server has what was typed: there may be another draft of it, or nothing any more that could be answered. */
export type DraftState = 'saved' | 'saving' | 'failed' | 'elsewhere' | 'gone';

export type ReplyDraftState = ReturnType<typeof useReplyDraft>;

/**
 * The draft of a reply, which is stored as one types: at the server and, until that has it, in this browser. What somebody has
 * written at another place meanwhile replaces nothing here unless they choose it.
 */
export function useReplyDraft(path: string, draft: ReplyDraft | null) {
  const unsaved = useUnsavedChanges(`unsaved:${path}/replies`, { text: draft?.text ?? '' });
  const unsavedText = unsaved.found?.values['text'];
  const [text, show] = useState(typeof unsavedText === 'string' ? unsavedText : (draft?.text ?? ''));
  const [state, setState] = useState<DraftState>(unsaved.found ? 'saving' : 'saved');
  /** Why the server does not take it. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<ReplyDraft | null>(null);
  const latest = useRef(text);
  /** What the server has, as far as is known here. */
  const stored = useRef<ReplyDraft>({
    text: draft?.text ?? '',
    version: unsaved.found ? (unsaved.found.version ?? 0) : (draft?.version ?? 0),
  });
  const underWay = useRef<Promise<void> | null>(null);
  const saveLater = useDebouncedCallback(() => void save(), SAVE_AFTER);
  const retryLater = useDebouncedCallback(() => void save(), RETRY_AFTER);

  /** Stores what was typed last, one request at a time. */
  async function save(): Promise<void> {
    saveLater.cancel();
    await underWay.current;
    if (latest.current === stored.current.text) return;
    underWay.current = send(latest.current);
    await underWay.current;
    underWay.current = null;
  }

  async function send(sent: string) {
    setState('saving');
    const { version } = stored.current;
    const answer = await callApi<{ data: ReplyDraft }>('PUT', `${path}/replies/draft`, {
      text: sent,
      version: version || null,
    });
    if (!answer.ok) {
      if (answer.status === 409) return findElsewhere();
      if (answer.status === 404) return noteGone();
      setState('failed');
      return answer.status === 422 ? setRefusal(answer.message) : retryLater();
    }
    setRefusal(null);
    // The server leaves out spaces at the ends.
    stored.current = { text: sent, version: answer.body.data.version };
    if (latest.current === sent) {
      unsaved.discard();
      setState('saved');
    } else saveLater();
  }

  async function findElsewhere() {
    const answer = await callApi<{ data: Conversation }>('GET', `${path}/replies`);
    if (!answer.ok) return retryLater();
    setElsewhere(answer.body.data.draft ?? { text: '', version: 0 });
    setState('elsewhere');
  }

  function write(next: string) {
    latest.current = next;
    show(next);
    unsaved.store({ text: next }, stored.current.version);
    if (state === 'elsewhere' || state === 'gone') return;
    setState('saving');
    saveLater();
  }

  function noteGone() {
    setState('gone');
  }

  /** Goes on with a draft that the server has. */
  function takeOver(next: ReplyDraft | null) {
    stored.current = next ?? { text: '', version: 0 };
    latest.current = stored.current.text;
    show(latest.current);
    unsaved.discard();
    setElsewhere(null);
    setState('saved');
  }

  /** Replaces what was written elsewhere. */
  function keepThis() {
    stored.current = elsewhere ?? stored.current;
    setElsewhere(null);
    void save();
  }

  useWindowEvent('pagehide', () => unsaved.flush());
  // Also what a closed tab has left in this browser, and the last words before one leaves the screen.
  useEffect(() => {
    void save();
    return () => void save();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { text, state, refusal, elsewhere, write, save, takeOver, keepThis, noteGone };
}
