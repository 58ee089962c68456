import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '../../content/types/review.ts';
import { prepareReviews } from './reviews.ts';

const KILLS = Number(process.env['KILLS'] ?? 30);
const AUTHORS = 3;

let { server, client, fields } = {} as Awaited<ReturnType<typeof prepareReviews>>;
beforeAll(async () => {
  ({ server, client, fields } = await prepareReviews());
});
afterAll(() => server.stop());

interface Draft {
  id: number;
  version: number;
  title: string;
  fields: { feedback: string };
}

/** Asks, and returns null if the server was killed before it responded. */
async function ask(method: 'POST' | 'PUT' | 'GET', path: string, body?: object) {
  try {
    return await client.ask(method, path, body);
  } catch {
    return null;
  }
}

test(`no acknowledged draft is lost and none is half published by kill -9, ${KILLS} times`, async () => {
  /** What was acknowledged last of the draft that each author goes on saving. */
  const saved = new Map<number, number>();
  const drafts: number[] = [];
  for (let author = 0; author < AUTHORS; author += 1) drafts.push(await begin(`Saved by ${author}`));
  /** The titles of drafts that were to be published, and whether that was acknowledged. */
  const published = new Map<string, boolean>();
  let saves = 0;

  async function goOnSaving(id: number, answered: () => void) {
    let { version } = (await client.ask('GET', `/drafts/${id}`)).body.data as Draft;
    for (let count = saved.get(id) ?? 0; ;) {
      count += 1;
      const answer = await ask('PUT', `/drafts/${id}`, { version, fields: { feedback: String(count) } });
      if (!answer) return;
      expect(answer.status).toBe(200);
      ({ version } = answer.body.data as Draft);
      saved.set(id, count);
      saves += 1;
      answered();
    }
  }

  async function goOnPublishing(round: number, answered: () => void) {
    for (let count = 1; ; count += 1) {
      const title = `Published ${round} ${count}`;
      const begun = await ask('POST', '/drafts', { type: review.path, fields: { ...fields, project_name: title } });
      if (!begun) return;
      published.set(title, false);
      const answer = await ask('POST', `/drafts/${(begun.body.data as Draft).id}/publish`);
      if (!answer) return;
      expect(answer.status).toBe(200);
      published.set(title, true);
      answered();
    }
  }

  for (let round = 1; round <= KILLS; round += 1) {
    let remaining = 3 + ((round * 7) % 40);
    const answered = () => {
      remaining -= 1;
      if (remaining === 0) server.strike();
    };
    await Promise.all([...drafts.map((id) => goOnSaving(id, answered)), goOnPublishing(round, answered)]);
    await server.kill();
    await server.start();
    for (const id of drafts) {
      const { fields } = (await client.ask('GET', `/drafts/${id}`)).body.data as Draft;
      // One more may have been stored whose response was lost.
      const stored = Number(fields.feedback ?? 0) - (saved.get(id) ?? 0);
      expect(stored).toBeOneOf([0, 1]);
      saved.set(id, Number(fields.feedback ?? 0));
    }
  }

  const records = await client.all<{ project_name: string; version: number }>(`/${review.path}`);
  const open = await client.all<Draft>('/drafts');
  for (const [title, isAcknowledged] of published) {
    const count = records.filter(({ project_name }) => project_name === title).length;
    const waiting = open.filter((draft) => draft.title === title).length;
    expect({ title, found: count, waiting }).toEqual(
      isAcknowledged || count > 0 ? { title, found: 1, waiting: 0 } : { title, found: 0, waiting: 1 },
    );
  }
  const acknowledged = [...published.values()].filter(Boolean).length;
  console.log(`${KILLS} kills: ${saves} saves and ${acknowledged} publications acknowledged, none lost`);
});

async function begin(title: string) {
  const { body } = await client.ask('POST', '/drafts', {
    type: review.path,
    fields: { ...fields, project_name: title },
  });
  return (body.data as Draft).id;
}
