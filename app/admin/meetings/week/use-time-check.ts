import { meeting as meetingKind } from '../../../../content/inbox/meeting.ts';
import { callApi, useLastLoaded } from '../../parts/api.ts';

/** What there is to know of a time. */
export interface CheckedTime {
  starts_at: string;
  ends_at: string;
  hosts: number[];
  /** Why a meeting cannot take place then. */
  obstacle: string | null;
  nearest: string[];
  warnings: string[];
}

/** Returns what the server says of a time; null while that is unknown, or where it is none. */
export function useTimeCheck(query: Record<string, string>, attempt: number): CheckedTime | null {
  const address = `/${meetingKind.path}/time?${new URLSearchParams(query)}`;
  return useLastLoaded(`${address} ${attempt}`, async () => {
    if (!query['time']) return null;
    const result = await callApi<{ data: CheckedTime }>('GET', address);
    return result.ok ? result.body.data : null;
  });
}
