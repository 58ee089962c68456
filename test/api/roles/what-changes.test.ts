import { describe, expect, test } from 'vitest';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { review } from '../../../content/types/review.ts';
import type { Method } from '../../api-client.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { png } from '../../pictures.ts';
import { readAllRows } from '../app/database-rows.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { expectedPermissions } from './expected-permissions.ts';

/** What a step of a meeting changes. */
const HOURS = { time_zone: 'UTC', hours: [{ day: 1, from: '09:00', to: '12:00' }], exceptions: [], absences: [] };
const STEP = 'activity, item_events, meetings, outbox';
const LATER = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString();
const FOR_VISITOR = {
  kind: 'a-call',
  name: 'Ines',
  email: 'ines@example.com',
  time: new Date(Date.now() + 96 * 60 * 60 * 1000).toISOString(),
};

/** A call with what it needs, in an order in which each finds something to do. */
type Call = [route: string, path: string, body: object | undefined, changes: string];

/** Tables of which nothing is public, and that belong to nobody: the sessions' times, how often previews were asked for. */
const BESIDE = new Set(['sessions', 'account_lock']);

const site = signedInApp();

/** Every call by which a role that may not publish writes something, with the tables that it changes: written by hand. */
const written = (ids: Ids): Record<'writer' | 'sales', Call[]> => ({
  writer: [
    ['PUT /availability', '/availability', HOURS, 'availability'],
    ['PUT /account', '/account', { name: 'Wil' }, 'activity, users'],
    ['PUT /account/tour', '/account/tour', { ended: true }, 'users'],
    ['PUT /account/signature', '/account/signature', { signature: 'Yours' }, 'users'],
    ['PUT /account/emails', '/account/emails', { commented: false }, 'users'],
    ['POST /account/calendar-feed', '/account/calendar-feed', undefined, 'calendar_feeds'],
    ['DELETE /account/calendar-feed', '/account/calendar-feed', undefined, 'calendar_feeds'],
    ['POST /drafts', '/drafts', { type: 'reviews', fields: { feedback: 'Mine' } }, 'activity, drafts'],
    ['PUT /drafts/:id', `/drafts/${ids.draft}`, { fields: { feedback: 'Changed' } }, 'drafts'],
    ['POST /drafts/:id/comments', `/drafts/${ids.draft}/comments`, { text: 'Fine.' }, 'activity, comments'],
    ['POST /comments/:id/resolve', `/comments/${ids.comment}/resolve`, {}, 'activity, comments'],
    ['POST /drafts/:id/review', `/drafts/${ids.draft}/review`, {}, 'activity, comments, outbox'],
    ['DELETE /drafts/:id/review', `/drafts/${ids.draft}/review`, undefined, 'activity, comments'],
    ['POST /drafts/:id/links', `/drafts/${ids.draft}/links`, {}, 'activity, preview_links'],
    ['DELETE /preview-links/:id', `/preview-links/${ids.link}`, undefined, 'activity, preview_links'],
    ['DELETE /drafts/:id', `/drafts/${ids.draft}`, undefined, 'activity, drafts'],
    ['POST /drafts/:id/restore', `/drafts/${ids.draft}/restore`, undefined, 'activity, drafts'],
    ['POST /{type}/:key/revisions/:version/draft', `/pages/about-us/revisions/1/draft`, undefined, 'activity, drafts'],
    ['POST /{type}/:key/duplicate', '/pages/about-us/duplicate', undefined, 'activity, drafts'],
    ['POST /unseen-links', '/unseen-links', { links: ['/contact-us'] }, ''],
    ['POST /differences', '/differences', { type: 'pages', before: {}, after: {} }, ''],
    ['POST /live-preview', '/live-preview', { type: 'pages', key: 'about-us', fields: {} }, ''],
    ['POST /live-preview/page', '/live-preview/page', { type: 'menus', path: '/about-us', fields: {} }, ''],
    ['POST /presence', '/presence', { type: 'pages', key: 'about-us' }, 'presence'],
    ['PUT /media/:id', `/media/${ids.picture}`, { alt: 'Mine' }, 'activity, content_version, media, type_versions'],
    ['DELETE /media/:id', `/media/${ids.picture}`, undefined, 'activity, media'],
    ['POST /media/:id/restore', `/media/${ids.picture}/restore`, undefined, 'activity, media'],
  ],
  sales: [
    ['PUT /account', '/account', { name: 'Sal' }, 'activity, users'],
    ['PUT /account/tour', '/account/tour', { ended: true }, 'users'],
    ['PUT /account/signature', '/account/signature', { signature: 'Yours' }, 'users'],
    ['PUT /account/emails', '/account/emails', { commented: false }, 'users'],
    ['PUT /account/digest', '/account/digest', { every: 'week' }, 'users'],
    ['POST /account/calendar-feed', '/account/calendar-feed', undefined, 'calendar_feeds'],
    ['DELETE /account/calendar-feed', '/account/calendar-feed', undefined, 'calendar_feeds'],
    ...inboxKinds.flatMap(({ path, table }): Call[] => [
      [
        'PUT /{kind}',
        `/${path}`,
        { ids: [1], status: 'won' },
        ['activity', 'item_events', table].toSorted().join(', '),
      ],
      ['PUT /{kind}/:id', `/${path}/1`, { notes: 'Call' }, ['activity', 'item_events', table].toSorted().join(', ')],
      ['POST /{kind}/:id/resend', `/${path}/1/resend`, undefined, ''],
      ['POST /{kind}/:id/replies/preview', `/${path}/1/replies/preview`, { text: 'Hello' }, ''],
      ['PUT /{kind}/:id/replies/draft', `/${path}/1/replies/draft`, { text: 'Hello', version: null }, 'reply_drafts'],
      ['POST /{kind}/:id/presence', `/${path}/1/presence`, undefined, 'presence'],
    ]),
    ['POST /reply-templates', '/reply-templates', { name: 'Thanks', text: 'Thank you!' }, 'reply_templates'],
    ['PUT /reply-templates/:id', '/reply-templates/1', { name: 'Thanks', text: 'Thanks!' }, 'reply_templates'],
    ['DELETE /reply-templates/:id', '/reply-templates/1', undefined, 'reply_templates'],
    ['POST /saved-filters', '/saved-filters', { name: 'Won', list: 'messages', query: 'status=won' }, 'saved_filters'],
    ['DELETE /saved-filters/:id', '/saved-filters/1', undefined, 'saved_filters'],
    ['PUT /availability', '/availability', HOURS, 'availability'],
    [
      'POST /meetings',
      '/meetings',
      FOR_VISITOR,
      `activity, item_events, meeting_cells, meeting_hosts, meetings, outbox`,
    ],
    ['POST /meetings/:id/confirm', '/meetings/1/confirm', {}, STEP],
    ['POST /meetings/:id/reschedule', '/meetings/1/reschedule', { time: LATER }, STEP],
    ['POST /meetings/:id/cancel', '/meetings/1/cancel', {}, STEP],
    ['POST /meetings/:id/decline', '/meetings/2/decline', {}, STEP],
  ],
});

/** About nothing but one's own account, in test/api/accounts; an upload, in test/api/media; what is sent, in replies.test.ts. */
const ELSEWHERE = new Set([
  'PUT /account/password',
  'POST /account/confirm',
  'POST /account/app/begin',
  'PUT /account/app',
  'DELETE /account/app',
  'POST /account/recovery-codes',
  'POST /account/confirm/options',
  'POST /account/passkeys/options',
  'POST /account/passkeys',
  'PUT /account/passkeys/:id',
  'DELETE /account/passkeys/:id',
  'PUT /account/email',
  'POST /tokens',
  'DELETE /tokens/:id',
  'DELETE /sessions',
  'DELETE /sessions/:id',
  'POST /logout',
  'POST /media',
  'POST /{kind}/:id/replies',
  'DELETE /{kind}/:id/replies/:reply',
  'POST /{kind}/:id/replies/:reply/resend',
]);

interface Ids {
  draft: number;
  comment: number;
  link: number;
  picture: number;
}

const NONE: Ids = { draft: 0, comment: 0, link: 0, picture: 0 };

async function begin(person: Awaited<ReturnType<typeof addPerson>>, role: 'writer' | 'sales'): Promise<Ids> {
  if (role === 'sales') {
    const time = new Date(site.now + 24 * 60 * 60 * 1000);
    for (const kind of [...inboxKinds, meeting]) await sendItem(site.app, kind, itemOf(kind, { time }));
    const { id } = (await person.ask('GET', '/account')).body.data;
    await person.ask('PUT', '/availability', { ...HOURS, hours: [] });
    await site.client.call('POST', '/meeting-kinds', { name: 'A call', status: 1, hosts: [id], where: 'phone' });
    return NONE;
  }
  const draft = await beginDraft(person, review, null, { feedback: 'Mine' });
  const comment = (await person.ask('POST', `/drafts/${draft}/comments`, { text: 'Mine.' })).body.data.id;
  const { id: link } = await share(person, draft);
  const { body } = await person.sendForm('/media?kept=1', { image: await png('own.png', 77) });
  return { draft, comment, link, picture: body.data.id };
}

async function changedBy(work: () => Promise<unknown>) {
  const before = await readAllRows(site.app.services.database);
  await work();
  const after = await readAllRows(site.app.services.database);
  const changed = Object.keys(after).filter((table) => after[table]?.join() !== before[table]?.join());
  return changed
    .filter((table) => !BESIDE.has(table))
    .toSorted()
    .join(', ');
}

describe.each(['writer', 'sales'] as const)('%s', (role) => {
  test('writes by no call that is not in the table', () => {
    const calls = Object.entries(expectedPermissions).filter(
      ([route, letters]) => !route.startsWith('GET') && letters[role === 'writer' ? 2 : 3] !== '-',
    );
    const listed = written(NONE)[role].map(([route]) => route);
    const routes = calls.map(([route]) => route).filter((route) => !ELSEWHERE.has(route));
    expect(new Set(listed)).toEqual(new Set(routes));
  });

  test('changes by each call the tables that are named, and no others', async () => {
    const person = await addPerson(site.app, role, role);
    const ids = await begin(person, role);
    for (const [route, path, body, changes] of written(ids)[role]) {
      const [method] = route.split(' ') as [Method];
      let status = 0;
      const changed = await changedBy(async () => {
        ({ status } = await person.ask(method, path, body));
      });
      expect([route, status < 300, changed]).toEqual([route, true, changes]);
    }
  });
});

test('a writer does not revoke the link by which an editor shares their draft', async () => {
  const mira = await addPerson(site.app, 'Mira', 'writer');
  const draft = await beginDraft(mira, review, null, {});
  const { id } = await share(site.client, draft);
  expect(await mira.ask('DELETE', `/preview-links/${id}`)).toMatchObject({
    status: 403,
    body: { message: 'Only Sana Qureshi or an editor can revoke this.' },
  });
  expect((await site.client.ask('DELETE', `/preview-links/${id}`)).status).toBe(200);
});
