import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { startApp, type TestApp } from '../app/app.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  headers = { authorization: `Bearer ${await app.signIn()}` };
});
afterAll(() => app.stop());

async function idsOf(query: string): Promise<number[]> {
  const { data } = (await app.get(`/api/reviews?${query}`, headers)).json<{ data: { id: number }[] }>();
  return data.map(({ id }) => id);
}

test('a list can be limited to some records by their ids', async () => {
  const first = await app.create(review, { project_name: 'Harbour' });
  const second = await app.create(review, { project_name: 'Lighthouse' });
  await app.create(review, { project_name: 'Beach' });
  expect(await idsOf(`ids=${first},${second},999999`)).toEqual([second, first]);
  expect(await idsOf(`ids=${first},${second}&search=harb`)).toEqual([first]);
  expect(await idsOf('ids=999999')).toEqual([]);
});

test.each(['', '0', '1,', ',1', '1,x', '1 or 1=1', '-1', '1.5', '9999999999', `1${',1'.repeat(100)}`])(
  'ids %j are refused with a sentence',
  async (ids) => {
    const response = await app.get(`/api/reviews?ids=${encodeURIComponent(ids)}`, headers);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      errors: { ids: ['ids must be the ids of at most 100 records, separated by commas.'] },
    });
  },
);
