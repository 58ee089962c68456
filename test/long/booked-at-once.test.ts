import { afterAll, beforeAll, expect, test } from 'vitest';
import { meetingKind } from '../../content/types/meeting-kind.ts';
import { startTwoInstances, type TwoInstances } from '../servers/two-instances.ts';

let two: TwoInstances;
beforeAll(async () => {
  two = await startTwoInstances({ RATE_LIMIT: 'off' });
});
afterAll(() => two.stop());

const PEOPLE = 50;

/** Books a time for many visitors at once, each through the other instance than the one before, and returns the answers. */
function bookAtOnce(kind: string, time: string) {
  const origins = [two.first.origin, two.second.origin];
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, number) => {
      const body = JSON.stringify({
        name: `Visitor ${number}`,
        email: `visitor-${number}@example.com`,
        subject: `A shop ${number}`,
        kind,
        time,
      });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${origins[number % 2]}/api/meeting/store`, { method: 'POST', headers, body });
      return { status: response.status, body: (await response.json()) as { nearest?: string[] } };
    }),
  );
}

test.each([1, 5])('of 50 who book one time at once through two instances, %i get its seats (B1, B3)', async (seats) => {
  const [client] = two.clients;
  const { data: me } = await client.call<{ data: { id: number } }>('GET', '/account');
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
  await client.call('PUT', '/availability', { time_zone: 'UTC', hours, exceptions: [], absences: [] });
  const { slug } = await client.create(meetingKind, { name: `For ${seats}`, status: 1, hosts: [me.id], seats });
  const free = async (origin: string) => {
    const response = await fetch(`${origin}/api/slots?kind=${slug}&days=20`);
    return ((await response.json()) as { data: { start: string }[] }).data.map(({ start }) => start);
  };
  // Another time than that of the other test: somebody has only one body.
  const time = (await free(two.first.origin))[seats * 4] ?? '';
  const answers = await bookAtOnce(slug, time);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: seats }, () => 201),
    ...Array.from({ length: PEOPLE - seats }, () => 409),
  ]);
  for (const { origin } of [two.first, two.second]) expect(await free(origin)).not.toContain(time);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.nearest).toHaveLength(5);
  const booked = await client.call<{ data: { starts_at: string }[] }>('GET', '/meetings?per_page=100');
  expect(booked.data.filter(({ starts_at }) => starts_at === time)).toHaveLength(seats);
});
