import { afterAll, beforeAll, beforeEach } from 'vitest';
import { review } from '../../../content/types/review.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson, signInTo } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { runDueSchedules } from './due-schedules.ts';
import { tryWays } from './ways-table.ts';

const HOUR = 60 * 60 * 1000; // ms

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let ruth: ApiClient;
let will: ApiClient;
let image: string;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  ruth = await signInTo(app);
  will = await addPerson(app, 'Will', 'editor');
  image = await app.upload('reviews');
});
afterAll(() => app.stop());

/** A review with a draft in one of the states. */
interface Case {
  id: number | null;
  draft: { id: number; version: number } | null;
}

/** What is there before Ruth does something. Visitors see "live" or nothing. */
const states = {
  'live, without a draft': () => record(),
  'live, with her draft': () => record({ by: ruth }),
  'live, with Will’s draft': () => record({ by: will }),
  'live, with Will’s draft for later': () => record({ by: will, isScheduled: true }),
  'live, with Will’s draft handed over': handedOver,
  'hidden, to be shown later': () => record({ status: 2, isShownLater: true }),
  'hidden, with Will’s draft': () => record({ by: will, status: 2 }),
  'never published': () => fresh(false),
  'never published, for later': () => fresh(true),
};

type State = keyof typeof states;

/** What Ruth does. */
const ways: Record<string, (one: Case) => Promise<unknown>> = {
  'saves the draft': save,
  'publishes the draft': publish,
  'publishes a version of the draft that is not the last': ({ draft }) =>
    draft ? ruth.ask('POST', `/drafts/${draft.id}/publish`, { version: draft.version + 1 }) : Promise.resolve(),
  'schedules the draft': ({ draft }) =>
    draft ? ruth.ask('POST', `/drafts/${draft.id}/schedule`, { time: inHours(2) }) : Promise.resolve(),
  'publishes, and undoes it': async (situation) => undo(await publish(situation)),
  'changes another field of the record': ({ id }) => change(id, { project_summary: 'Another' }),
  'sets the record Active': ({ id }) => change(id, { status: 1 }),
  'sets the record Active, and undoes it': async ({ id }) => undo(await change(id, { status: 1 })),
  'sets the record Active, and InActive again': async ({ id }) => {
    await change(id, { status: 1 });
    await change(id, { status: 2 });
  },
  'restores a version as a draft': ({ id }) => onRecord(id, 'POST', '/revisions/1/draft'),
  'publishes a version': ({ id }) => onRecord(id, 'POST', '/revisions/1/restore'),
  'duplicates the record': ({ id }) => onRecord(id, 'POST', '/duplicate'),
  'hands the draft over': (situation) => onDraft(situation, 'POST', '/review', { text: 'Ready.' }),
  'hands the draft back': (situation) => onDraft(situation, 'DELETE', '/review', { text: 'Not yet.' }),
  'comments on the draft': (situation) => onDraft(situation, 'POST', '/comments', { text: 'Good.' }),
  'discards the draft': ({ draft }) => (draft ? ruth.ask('DELETE', `/drafts/${draft.id}`) : Promise.resolve()),
  'discards the draft, and restores it': async ({ draft }) => {
    if (!draft) return;
    await ruth.ask('DELETE', `/drafts/${draft.id}`);
    await ruth.ask('POST', `/drafts/${draft.id}/restore`);
  },
  'deletes the record, and restores it': async ({ id }) => {
    await onRecord(id, 'DELETE', '');
    await onRecord(id, 'POST', '/restore');
  },
};

/**
 * What visitors read then, written by hand: at once, and once every chosen time is over. "live" is what was published
 * before, "draft" what the draft holds, "saved" what Ruth has typed; - is nothing.
 */
const table = `
                                                      | bare      | hers        | Will’s      | later       | handed      | hidden, later | hidden    | new         | new, later
saves the draft                                       | live live | live live   | live live   | live saved  | live live   | - live        | - -       | - -         | - saved
publishes the draft                                   | live live | draft draft | draft draft | draft draft | draft draft | - live        | - -       | draft draft | draft draft
publishes a version of the draft that is not the last | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
schedules the draft                                   | live live | live draft  | live draft  | live draft  | live draft  | - live        | - -       | - draft     | - draft
publishes, and undoes it                              | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
changes another field of the record                   | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
sets the record Active                                | live live | live live   | live live   | live draft  | live live   | live live     | live live | - -         | - draft
sets the record Active, and undoes it                 | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
sets the record Active, and InActive again            | - -       | - -         | - -         | - -         | - -         | - -           | - -       | - -         | - draft
restores a version as a draft                         | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
publishes a version                                   | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
duplicates the record                                 | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
hands the draft over                                  | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
hands the draft back                                  | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
comments on the draft                                 | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
discards the draft                                    | live live | live live   | live live   | live live   | live live   | - live        | - -       | - -         | - -
discards the draft, and restores it                   | live live | live live   | live live   | live live   | live live   | - live        | - -       | - -         | - -
deletes the record, and restores it                   | live live | live live   | live live   | live draft  | live live   | - live        | - -       | - -         | - draft
`;

tryWays(table, {
  ways: Object.keys(ways),
  states: Object.keys(states) as State[],
  outcomeOf: async (way, state) => {
    await ways[way]?.(await states[state]());
    const atOnce = await read();
    await letPass(3 * HOUR);
    return `${atOnce} ${await read()}`;
  },
});

const inHours = (hours: number) => new Date(now + hours * HOUR).toISOString();

async function record({
  by,
  status = 1,
  isScheduled = false,
  isShownLater = false,
}: { by?: ApiClient; status?: number; isScheduled?: boolean; isShownLater?: boolean } = {}) {
  const id = await app.create(review, { feedback: 'live', status, image });
  if (isShownLater) await onRecord(id, 'POST', '/schedule', { action: 'publish', time: inHours(1) });
  return { id, draft: by ? await begin(by, String(id), { feedback: 'draft' }, isScheduled) : null };
}

async function handedOver() {
  const situation = await record({ by: will });
  await will.ask('POST', `/drafts/${situation.draft?.id}/review`, { text: 'Ready.' });
  return situation;
}

async function fresh(isScheduled: boolean) {
  const fields = await sampleFields(review, () => Promise.resolve(image));
  return { id: null, draft: await begin(will, null, { ...fields, feedback: 'draft', status: 1 }, isScheduled) };
}

async function begin(client: ApiClient, key: string | null, fields: object, isScheduled: boolean) {
  const { body } = await client.ask('POST', '/drafts', { type: 'reviews', key, fields });
  if (isScheduled) await client.ask('POST', `/drafts/${body.data.id}/schedule`, { time: inHours(1) });
  return body.data as NonNullable<Case['draft']>;
}

function save({ id, draft }: Case) {
  const fields = { feedback: 'saved' };
  if (draft) return ruth.ask('PUT', `/drafts/${draft.id}`, { version: draft.version, fields });
  return ruth.ask('POST', '/drafts', { type: 'reviews', key: String(id), fields });
}

async function publish({ draft }: Case) {
  return draft && (await ruth.ask('POST', `/drafts/${draft.id}/publish`, { version: draft.version }));
}

async function change(id: number | null, fields: object) {
  return id === null ? null : ruth.ask('PUT', `/reviews/${id}`, fields);
}

async function onRecord(id: number | null, method: 'POST' | 'DELETE', path: string, body?: object) {
  return id === null ? null : ruth.ask(method, `/reviews/${id}${path}`, body);
}

async function onDraft({ draft }: Case, method: 'POST' | 'DELETE', path: string, body: object) {
  return draft && (await ruth.ask(method, `/drafts/${draft.id}${path}`, body));
}

async function undo(published: Awaited<ReturnType<typeof publish>>) {
  if (!published) return;
  const { id, version } = published.body.data;
  await ruth.ask('POST', `/reviews/${id}/undo`, { version });
}

/** What visitors read. */
async function read(): Promise<string> {
  const { data } = (await app.get('/api/review')).json() as { data: { feedback: string }[] };
  return data.map(({ feedback }) => feedback).join() || '-';
}

/** Lets time pass, and runs the schedules that are due. */
function letPass(duration: number) {
  now += duration;
  return runDueSchedules(app, now);
}

beforeEach(async () => {
  now = Date.parse('2026-03-01T12:00:00Z');
  const db = app.services.database.kysely.withTables<ContentTables>();
  for (const name of ['schedules', 'drafts', 'revisions', 'reviews'] as const) await db.deleteFrom(name).execute();
  await app.refreshPages();
});
