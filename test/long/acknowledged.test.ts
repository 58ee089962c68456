import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '../../content/types/review.ts';
import { png } from '../pictures.ts';
import { prepareReviews } from './reviews.ts';

const KILLS = Number(process.env['KILLS'] ?? 30);

let { server, client, fields } = {} as Awaited<ReturnType<typeof prepareReviews>>;
beforeAll(async () => {
  ({ server, client, fields } = await prepareReviews());
});
afterAll(() => server.stop());

interface Draft {
  id: number;
  version: number;
  fields: { feedback: string };
}

/** What was acknowledged. */
const acknowledged = {
  messages: [] as string[],
  /** The path of each picture. */
  uploads: [] as string[],
  /** The title of each record. */
  published: [] as string[],
  /** The last value of the draft that is saved again and again. */
  saved: 0,
};

/** Returns null if the server was killed before it responded. */
async function unlessKilled<Result>(promise: Promise<Result>): Promise<Result | null> {
  return promise.catch(() => null);
}

async function goOnWriting(round: number, answered: () => void) {
  for (let count = 1; ; count += 1) {
    const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: `Message ${round}.${count}` };
    const reference = await server.send(message);
    if (reference === null) return;
    acknowledged.messages.push(reference);
    answered();
  }
}

async function goOnUploading(round: number, answered: () => void) {
  for (let count = 1; ; count += 1) {
    // Each a picture of its own: a file that was uploaded before is not stored again.
    const side = 8 + ((round * 50 + count) % 900);
    const answer = await unlessKilled(client.sendForm('/media?kept=1', { image: await png('a.png', side) }));
    if (!answer?.body?.data) return;
    acknowledged.uploads.push(answer.body.data.image as string);
    answered();
  }
}

async function goOnPublishing(round: number, answered: () => void) {
  for (let count = 1; ; count += 1) {
    const project_name = `Published ${round} ${count}`;
    const draft = { type: review.path, fields: { ...fields, project_name } };
    const begun = await unlessKilled(client.ask('POST', '/drafts', draft));
    if (begun?.status !== 201) return;
    const answer = await unlessKilled(client.ask('POST', `/drafts/${(begun.body.data as Draft).id}/publish`));
    if (answer?.status !== 200) return;
    acknowledged.published.push(project_name);
    answered();
  }
}

async function goOnSaving(id: number, answered: () => void) {
  const draft = await unlessKilled(client.ask('GET', `/drafts/${id}`));
  let version = (draft?.body?.data as Draft | undefined)?.version ?? 0;
  for (let count = acknowledged.saved + 1; ; count += 1) {
    const change = { version, fields: { feedback: String(count) } };
    const answer = await unlessKilled(client.ask('PUT', `/drafts/${id}`, change));
    if (answer?.status !== 200) return;
    ({ version } = answer.body.data as Draft);
    acknowledged.saved = count;
    answered();
  }
}

test(`nothing acknowledged is lost by kill -9 during messages, drafts, uploads and publishing, ${KILLS} times`, async () => {
  const begun = await client.ask('POST', '/drafts', {
    type: review.path,
    fields: { ...fields, project_name: 'Saved again and again' },
  });
  const { id } = begun.body.data as Draft;
  for (let round = 1; round <= KILLS; round += 1) {
    let remaining = 2 + ((round * 7) % 25);
    // An upload takes longer than all else: in some rounds it is interrupted, in the others there is at least one.
    let isUploaded = round % 3 === 0;
    const answered = () => {
      remaining -= 1;
      if (remaining <= 0 && isUploaded) server.strike();
    };
    await Promise.all([
      goOnWriting(round, answered),
      goOnUploading(round, () => {
        isUploaded = true;
        answered();
      }),
      goOnPublishing(round, answered),
      goOnSaving(id, answered),
    ]);
    await server.kill();
    await server.start();
    const { feedback } = ((await client.ask('GET', `/drafts/${id}`)).body.data as Draft).fields;
    // One more may have been stored whose response was lost.
    expect(Number(feedback) - acknowledged.saved).toBeOneOf([0, 1]);
    acknowledged.saved = Number(feedback);
  }

  const stored = new Set(await server.references());
  expect(acknowledged.messages.filter((reference) => !stored.has(reference))).toEqual([]);
  const records = await client.all<{ project_name: string }>(`/${review.path}`);
  const titles = new Set(records.map(({ project_name }) => project_name));
  expect(acknowledged.published.filter((title) => !titles.has(title))).toEqual([]);
  for (const path of new Set(acknowledged.uploads)) {
    const response = await fetch(server.origin + path);
    // A file that is not what was written would be refused.
    expect([path, response.status]).toEqual([path, 200]);
    await response.arrayBuffer();
  }
  const { messages, uploads, published, saved } = acknowledged;
  console.log(
    `${KILLS} kills: ${messages.length} messages, ${uploads.length} uploads, ${published.length} publications and ${saved} saves acknowledged, none lost`,
  );
});
