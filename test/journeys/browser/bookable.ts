import type { ApiClient } from '../../api-client.ts';

/** Lets whoever is signed in be booked every day, and makes the first kind of meeting theirs. Returns its slug and id. */
export async function becomeBookable(client: ApiClient, timeZone = 'UTC'): Promise<{ slug: string; id: number }> {
  const { data: me } = await client.call<{ data: { id: number } }>('GET', '/account');
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '12:00' }));
  await client.call('PUT', '/availability', { time_zone: timeZone, hours, exceptions: [], absences: [] });
  const { data: kinds } = await client.call<{ data: { id: number; slug: string }[] }>('GET', '/meeting-kinds');
  const [first] = kinds;
  if (!first) throw new Error('The demonstration has no kind of meeting.');
  await client.call('PUT', `/meeting-kinds/${first.slug}`, { hosts: [me.id] });
  return first;
}
