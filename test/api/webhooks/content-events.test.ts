import { expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { beginDraft } from '../../shared-drafts.ts';
import { PUBLIC_URL } from '../app/app.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { HOUR, webhooksApp } from './webhooks-app.ts';

const { site, subscribe, deliver, wait } = webhooksApp();

const SHOWN = 1;
const HIDDEN = 2;
const published = { type: 'content.published' };
const unpublished = { type: 'content.unpublished', record: { title: null, url: null } };

/** Delivers what is due, and returns what has arrived since about a type. */
async function arrived(type = 'reviews') {
  await deliver();
  const events = site.receiver.received.splice(0).map((event) => ({ type: event.type, ...event.data }));
  return events.filter(({ record }) => record?.['type'] === type);
}

const follow = () => subscribe(['content.published', 'content.unpublished']);
const write = (path: string, fields: object) => site.sana.call('PUT', path, fields);

async function createPost(fields: object = {}) {
  const team_id = await site.app.create(teamMember, {});
  await site.app.create(blog, { title: 'A post', team_id, status: SHOWN, ...fields });
}

test('a record is told when visitors first see it, each time it changes, and when they see it no longer', async () => {
  await follow();
  await createPost({ status: HIDDEN });
  expect(await arrived('blogs')).toEqual([]);
  await write('/blogs/a-post', { title: 'A hidden post' });
  expect(await arrived('blogs')).toEqual([]);
  await write('/blogs/a-post', { status: SHOWN });
  const record = {
    type: 'blogs',
    id: 1,
    key: 'a-post',
    language: null,
    title: 'A hidden post',
    url: `${PUBLIC_URL}/blogs/a-post`,
  };
  expect(await arrived('blogs')).toEqual([{ ...published, record, was_public: false }]);
  await write('/blogs/a-post', { title: 'A shown post' });
  expect(await arrived('blogs')).toEqual([
    { ...published, record: { ...record, title: 'A shown post' }, was_public: true },
  ]);
  await write('/blogs/a-post', { status: HIDDEN });
  expect(await arrived('blogs')).toEqual([
    { type: 'content.unpublished', record: { ...record, title: null, url: null } },
  ]);
});

test('what has been hidden since says no more than which record it is', async () => {
  await follow();
  await createPost();
  await write('/blogs/a-post', { status: HIDDEN });
  const [first, second] = await arrived('blogs');
  expect(first).toMatchObject({ ...published, record: { id: 1, title: null, url: null } });
  expect(second).toMatchObject(unpublished);
});

test('deleting and restoring tell of what visitors saw', async () => {
  await follow();
  const visible = await site.app.create(review, { status: SHOWN });
  const hidden = await site.app.create(review, { status: HIDDEN });
  await arrived();
  for (const id of [visible, hidden]) await site.sana.call('DELETE', `/reviews/${id}`);
  expect(await arrived()).toMatchObject([{ ...unpublished, record: { id: visible } }]);
  for (const id of [visible, hidden]) await site.sana.call('POST', `/reviews/${id}/restore`);
  expect(await arrived()).toMatchObject([{ ...published, record: { id: visible }, was_public: false }]);
});

test('drafts tell nothing until they are published, and taking that back tells that too', async () => {
  await follow();
  const id = await beginDraft(site.sana, review, null, await sampleFields(review, site.app.upload));
  expect(await arrived()).toEqual([]);
  const outcome = await site.sana.ask('POST', `/drafts/${id}/publish`);
  expect(outcome.status).toBe(200);
  expect(await arrived()).toMatchObject([{ ...published, was_public: false }]);
  const { id: record, version } = outcome.body.data;
  await site.sana.call('POST', `/reviews/${record}/undo`, { version });
  expect(await arrived()).toMatchObject([{ ...unpublished, record: { id: record, key: null } }]);
});

test('schedules tell when they are carried out', async () => {
  await follow();
  const id = await site.app.create(review, { status: HIDDEN });
  const inHours = (hours: number) => new Date(site.now + hours * HOUR).toISOString();
  await site.sana.call('POST', `/reviews/${id}/schedule`, { time: inHours(1), action: 'publish' });
  await site.sana.call('POST', `/reviews/${id}/schedule`, { time: inHours(3), action: 'unpublish' });
  const draft = await beginDraft(site.sana, review, String(id), { feedback: 'Better.' });
  await site.sana.call('POST', `/drafts/${draft}/schedule`, { time: inHours(2) });
  const carryOut = () => site.app.services.scheduleRunner.applyDue();
  expect(await arrived()).toEqual([]);
  for (const expected of [{ ...published, was_public: false }, { ...published, was_public: true }, unpublished]) {
    await wait(HOUR + 1_000);
    await carryOut();
    // Long before the queue is looked at without being woken.
    await expect.poll(() => site.receiver.received, { timeout: 30_000 }).toHaveLength(1);
    expect(await arrived()).toMatchObject([expected]);
  }
});

test('a translation is told by itself, with its language and its address', async () => {
  await write('/settings/1', { languages: [{ language: 'en' }, { language: 'de', shown: true }] }).catch(() =>
    site.sana.call('POST', '/settings', {}),
  );
  await createPost();
  await follow();
  const words = { title: 'Ein Beitrag', short_description: 'Kurz.', description: '<p>Lang.</p>', status: SHOWN };
  await write('/blogs/a-post/translations/de', words);
  const [event, ...others] = await arrived('blogs');
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    ...published,
    was_public: false,
    record: { id: 1, language: 'de', title: 'Ein Beitrag', url: `${PUBLIC_URL}/de/blogs/ein-beitrag` },
  });
  await write('/blogs/a-post/translations/de', { status: HIDDEN });
  expect(await arrived('blogs')).toMatchObject([{ ...unpublished, record: { id: 1, language: 'de' } }]);
});

test('moving a record and naming one of its versions tell nothing', async () => {
  for (let number = 0; number < 2; number += 1) await site.app.create(teamMember, {});
  const [{ slug: first }] = (await site.sana.ask('GET', '/teams')).body.data;
  await follow();
  await site.sana.call('POST', `/teams/${first}/move`, { position: 2 });
  await site.sana.call('PUT', `/teams/${first}/revisions/1`, { label: 'The first' });
  expect(await arrived('teams')).toEqual([]);
});

test('the demonstration tells what goes and comes back with it', async () => {
  const ids = [await site.app.create(review, { status: SHOWN }), await site.app.create(review, { status: HIDDEN })];
  await follow();
  await site.sana.call('DELETE', '/demonstration');
  expect(await arrived()).toMatchObject([{ ...unpublished, record: { id: ids[0] } }]);
  await site.sana.call('POST', '/demonstration/restore');
  expect(await arrived()).toMatchObject([{ ...published, record: { id: ids[0] }, was_public: false }]);
});

test('a change that is refused tells nothing', async () => {
  const id = await site.app.create(review, {});
  await follow();
  expect((await site.sana.ask('PUT', `/reviews/${id}`, { feedback: '' })).status).toBe(422);
  expect((await site.sana.ask('PUT', `/reviews/${id}`, { feedback: 'Late.', version: 7 })).status).toBe(409);
  expect(await arrived()).toEqual([]);
});
