import type { BookingDatabase } from './tables.ts';

/** Returns who holds a meeting. */
export async function hostsOf(db: BookingDatabase, meetingId: number): Promise<number[]> {
  const rows = await db.selectFrom('meeting_hosts').select('user_id').where('meeting_id', '=', meetingId).execute();
  return rows.map(({ user_id }) => user_id);
}

/** Makes one of the rows of each meeting that are joined with its hosts. */
export function withHosts<Row extends { id: number; user_id: number | null }>(
  rows: readonly Row[],
): (Omit<Row, 'user_id'> & { hosts: number[] })[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofMeeting) => {
    const hosts = ofMeeting.flatMap(({ user_id }) => user_id ?? []);
    return ofMeeting.slice(0, 1).map(({ user_id: _host, ...meeting }) => ({ ...meeting, hosts }));
  });
}
