import { useEffect, useRef } from 'react';
import type { Present } from '../../../server/content/presence/presence.ts';

export const REPORTED_EVERY = 15_000; // ms

const list = new Intl.ListFormat('en-GB');

/** Reports at once, and every so often while the screen is in view, that something is open. `subject` tells what. */
export function useReports(subject: string, report: () => Promise<void>, every = REPORTED_EVERY): void {
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => {
    const reportIfSeen = () => void (document.visibilityState === 'visible' && latest.current());
    reportIfSeen();
    const timer = setInterval(reportIfSeen, every);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Something else is reported at once.
  }, [subject, every]);
}

/** Says what colleagues do, with the verb for one of them and for several; null if there are none. */
export function sayOfColleagues(
  others: Present[],
  self: { id: number } | null,
  [singular, plural]: [singular: string, plural: string],
): string | null {
  const names = [...new Set(others.flatMap(({ user_id, user_name }) => (user_id === self?.id ? [] : user_name)))];
  return names.length === 0 ? null : `${list.format(names)} ${names.length === 1 ? singular : plural}.`;
}

export const OPEN_ELSEWHERE = 'You have this open in another browser too.';
