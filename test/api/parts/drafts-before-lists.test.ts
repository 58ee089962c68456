import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statements } from '../../../migrations/0035-parts-in-drafts.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { type SavedHeading, appWithPosts, titles } from './post.ts';

const site = appWithPosts();

/** A post with two headings and a draft, whose row is as it was before drafts held lists. */
async function postWithDraft(fields: object, childrenOf: (headings: SavedHeading[]) => object[] | null) {
  const address = await site.make.post('First', 'Second');
  const headings = await site.make.headingsOf(address);
  const [key, children] = [address.split('/').at(-1), childrenOf(headings)];
  const { body } = await site.client.ask('POST', '/drafts', { type: 'blogs', key, fields });
  const { id } = body.data as { id: number };
  const stored = children && JSON.stringify(children);
  await sql`update drafts set children = ${stored} where id = ${id}`.execute(db());
  return { address, id, headings };
}

const db = () => site.app.services.database.kysely.withTables<ContentTables>();
const fieldsOf = async (id: number) => (await site.client.ask('GET', `/drafts/${id}`)).body.data.fields;

test('drafts with children are drafts with lists after the migration, and so are published ones', async () => {
  const hostile = `"},{"removed":true}]\\ and half of an emoji: \ud83d`;
  await sql`alter table drafts add column children text`.execute(db());
  const changed = await postWithDraft({ title: 'Changed' }, ([first, second]) => [
    { type: 'headings', key: 'new-1', fields: site.make.headingOf('New') },
    { type: 'headings', id: second?.id, version: 1, fields: { heading: hostile } },
    { id: first?.id, version: 1, removed: true },
  ]);
  const moved = await postWithDraft({}, ([first, second]) => [
    { type: 'headings', id: second?.id, version: 1, fields: {} },
    { id: first?.id, fields: {} },
  ]);
  const none = await postWithDraft({ title: 'Only the title' }, () => null);
  const published = await postWithDraft({ title: 'Published' }, ([first]) => [
    { id: first?.id, version: 1, fields: { heading: 'Live' } },
  ]);
  // Without its children, which this version does not know.
  const answer = await site.client.ask('POST', `/drafts/${published.id}/publish`);

  for (const statement of statements(site.app.services.database.dialect)) await sql.raw(statement).execute(db());

  const [first, second] = changed.headings;
  expect(await fieldsOf(changed.id)).toEqual({
    title: 'Changed',
    headings: [
      { id: 'new-1', ...site.make.headingOf('New') },
      { id: second?.id, version: 1, heading: hostile },
      { id: first?.id, version: 1, removed: true },
    ],
  });
  expect(await fieldsOf(none.id)).toEqual({ title: 'Only the title' });
  expect((await site.client.ask('POST', `/drafts/${moved.id}/publish`)).status).toBe(200);
  expect(titles(await site.make.headingsOf(moved.address))).toEqual(['1 Second', '2 First']);

  const { version } = answer.body.data;
  const undone = await site.client.ask('POST', `${published.address}/undo`, { version });
  expect(undone.body.draft.fields).toEqual({
    title: 'Published',
    headings: [{ id: published.headings[0]?.id, version: 1, heading: 'Live' }],
  });
});

test('a publication of before can be undone, with the headings that were there', async () => {
  const address = await site.make.post('First', 'Second');
  const [first] = (await site.make.headingsOf(address)) as [SavedHeading];
  const { body } = await site.client.ask('PUT', address, { headings: [{ id: first.id, heading: 'Live' }] });
  const { id: record_id, version } = body.data;
  const ofPost = db().selectFrom('revisions').select('parts_before').where('record_id', '=', record_id);
  const { parts_before } = await ofPost
    .where('version', '=', version)
    .where('type', '=', 'blog')
    .executeTakeFirstOrThrow();
  const before = JSON.stringify({ headings: JSON.parse(parts_before ?? '').headings.before });
  await sql`update revisions set parts_before = ${before} where parts_before = ${parts_before}`.execute(db());
  await sql`alter table drafts add column children text`.execute(db());

  for (const statement of statements(site.app.services.database.dialect)) await sql.raw(statement).execute(db());

  await site.client.ask('POST', `${address}/undo`, { version });
  expect(titles(await site.make.headingsOf(address))).toEqual(['1 First', '2 Second']);
});
