import { beforeAll, beforeEach } from 'vitest';
import { about } from '../../../content/types/about.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import { addPerson } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { runDueSchedules } from './due-schedules.ts';
import { tryWays } from './ways-table.ts';

const HOUR = 60 * 60 * 1000; // ms
const PAGE = '/pages/about-us';

const site = signedInApp();
let ruth: ApiClient;
let will: ApiClient;
let id: number;
beforeAll(async () => {
  ruth = site.client;
  will = await addPerson(site.app, 'Will', 'editor');
});

type Draft = { id: number; version: number } | null;

/** What is there before Ruth does something: drafts of the page, and of About by itself. */
const states = {
  'live, without a draft': () => Promise.resolve(null),
  'live, with Will’s draft of the page': () => begin('pages', 'about-us', { 'about.wwa_heading': 'draft' }),
  'live, with that draft for later': () => begin('pages', 'about-us', { 'about.wwa_heading': 'draft' }, true),
  'live, with his draft of About for later': async () => {
    await begin('abouts', String(id), { wwa_heading: 'apart' }, true);
    return null;
  },
};

type State = keyof typeof states;

/** What Ruth does. */
const ways: Record<string, (draft: Draft) => Promise<unknown>> = {
  'saves the draft of the page': (draft) => {
    const fields = { 'about.wwa_heading': 'saved' };
    if (draft) return ruth.ask('PUT', `/drafts/${draft.id}`, { version: draft.version, fields });
    return ruth.ask('POST', '/drafts', { type: 'pages', key: 'about-us', fields });
  },
  'publishes the draft of the page': publish,
  'publishes, and undoes it': async (draft) => {
    const published = await publish(draft);
    if (published) await ruth.ask('POST', `${PAGE}/undo`, { version: published.body.data.version });
  },
  'changes another field of the page': () => ruth.ask('PUT', PAGE, { lead: `At ${site.now}` }),
  'changes About with the page': () => ruth.ask('PUT', PAGE, { about: { wwa_heading: 'with' } }),
  'changes About by itself': () => ruth.ask('PUT', `/abouts/${id}`, { wwa_heading: 'by itself' }),
  'restores a version of the page as a draft': async () => {
    const { version } = (await ruth.ask('PUT', PAGE, { about: { wwa_heading: 'live' } })).body.data;
    await ruth.ask('POST', `${PAGE}/revisions/${version}/draft`);
  },
  'discards the draft of the page': async (draft) => draft && ruth.ask('DELETE', `/drafts/${draft.id}`),
  'deletes About': () => ruth.ask('DELETE', `/abouts/${id}`),
};

/**
 * What visitors read of About then, written by hand: at once, and once every chosen time is over. "live" is what was published
 * before, "draft" what the draft of the page holds, "apart" that of About; - is nothing. A schedule that meets other words of
 * somebody else publishes nothing.
 */
const table = `
                                          | bare                | page’s              | page’s, later       | About’s, later
saves the draft of the page               | live live           | live live           | live saved          | live apart
publishes the draft of the page           | live live           | draft draft         | draft draft         | live apart
publishes, and undoes it                  | live live           | live live           | live draft          | live apart
changes another field of the page         | live live           | live live           | live draft          | live apart
changes About with the page               | with with           | with with           | with with           | with with
changes About by itself                   | by itself by itself | by itself by itself | by itself by itself | by itself by itself
restores a version of the page as a draft | live live           | live live           | live draft          | live apart
discards the draft of the page            | live live           | live live           | live live           | live apart
deletes About                             | - -                 | - -                 | - -                 | - -
`;

tryWays(table, {
  ways: Object.keys(ways),
  states: Object.keys(states) as State[],
  outcomeOf: async (way, state) => {
    await ways[way]?.(await states[state]());
    const atOnce = await read();
    site.now += 3 * HOUR;
    await runDueSchedules(site.app, site.now);
    return `${atOnce} ${await read()}`;
  },
});

async function begin(type: string, key: string, fields: object, isScheduled = false) {
  const { body } = await will.ask('POST', '/drafts', { type, key, fields });
  const time = new Date(site.now + HOUR).toISOString();
  if (isScheduled) await will.ask('POST', `/drafts/${body.data.id}/schedule`, { time });
  return body.data as NonNullable<Draft>;
}

async function publish(draft: Draft) {
  return draft && ruth.ask('POST', `/drafts/${draft.id}/publish`, { version: draft.version });
}

/** What visitors read. */
async function read(): Promise<string> {
  const content = (await site.app.get('/api/about')).json() as { about: { wwa_heading: string } | null };
  return content.about?.wwa_heading ?? '-';
}

beforeEach(async () => {
  const db = site.app.services.database.kysely.withTables<ContentTables>();
  for (const name of ['schedules', 'drafts', 'abouts'] as const) await db.deleteFrom(name).execute();
  id = await site.app.create(about, { wwa_heading: 'live' });
  await site.app.refreshPages();
});
