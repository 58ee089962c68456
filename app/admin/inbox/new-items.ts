import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { sendRequest, session } from '../../ui/call.ts';
import { useMay } from '../parts/signed-in.ts';

export type NewItems = Partial<Record<InboxPlural, number>>;

/** Counts the new items of each kind for those who answer them, after every navigation and every change. No screen waits for it. */
export function useNewItems(): NewItems {
  const [counts, setCounts] = useState<NewItems>({});
  const mayAnswer = useMay('work on leads');
  const { key } = useLocation();
  const { state } = useRevalidator();
  const visit = mayAnswer && state === 'idle' ? key : null;
  useEffect(() => {
    let isWanted = true;
    async function count() {
      const result = await sendRequest<{ data: NewItems }>('GET', '/leads/new');
      if (isWanted && result.ok) setCounts(result.body.data);
    }
    if (visit !== null && session.token()) void count();
    return () => {
      isWanted = false;
    };
  }, [visit]);
  return counts;
}
