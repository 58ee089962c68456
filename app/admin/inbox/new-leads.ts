import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { sendRequest } from '../../ui/call.ts';
import { session } from '../../ui/session.ts';

/** How many nobody has begun with, by the screens of their boxes. */
export type NewLeads = Record<string, number>;

/** Counts what is new in each box: when a screen is shown, and when something was done on it. No screen waits for it. */
export function useNewLeads(): NewLeads {
  const [counts, setCounts] = useState<NewLeads>({});
  const { key } = useLocation();
  const { state } = useRevalidator();
  const shown = state === 'idle' ? key : null;
  useEffect(() => {
    let isWanted = true;
    async function count() {
      const answer = await sendRequest<{ data: { messages: number; meetings: number } }>('GET', '/leads/new');
      if (!isWanted || !answer.ok) return;
      const { messages, meetings } = answer.body.data;
      setCounts({ '/admin/messages': messages, '/admin/meetings': meetings });
    }
    if (shown !== null && session.token()) void count();
    return () => {
      isWanted = false;
    };
  }, [shown]);
  return counts;
}
