import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { beginDraft, saveDraft, share } from '../../shared-drafts.ts';
import { sendForm } from '../app/documents/html-form.ts';
import { addPerson, clientOf, tokenOf } from '../app/people.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

const site = signedInApp();

const ask = (...call: Parameters<typeof site.client.ask>) => site.client.ask(...call);
const list = async (path: string) => (await ask('GET', `${path}/revisions`)).body.data;
const changed = async (path: string) => (await list(path)).map((line: { changed: string[] }) => line.changed);

async function addReview(fields: object = {}) {
  return `/reviews/${await site.app.create(review, { project_name: 'Shop', ...fields })}`;
}

async function savedTimes(path: string, times: number) {
  for (let time = 1; time <= times; time += 1) await ask('PUT', path, { feedback: `Feedback ${time} of ${times}` });
}

describe('the list of versions', () => {
  test('names the fields that each has changed, and none for the first one and a save without a change', async () => {
    const path = await addReview();
    await ask('PUT', path, { feedback: 'Second', image_alt: 'A woman' });
    await ask('PUT', path, { feedback: 'Second' });
    expect(await changed(path)).toEqual([[], ['image_alt', 'feedback'], []]);
  });

  test.each(contentTypes.map((type: ContentType) => [type.path, type] as const))(
    'names only fields that the form of %s has',
    async (_, type) => {
      const fields = await sampleFields(type, site.app.upload);
      const relations = Object.keys(fields).filter((name) => type.fields[name]?.relation);
      if (relations.length > 0) return;
      const path = type.messages.created
        ? `/${type.path}/${(await ask('POST', `/${type.path}`, fields)).body.data[type.addressedBy]}`
        : `/${type.path}/${type.addressedBy === 'slug' ? 'about-us' : 1}`;
      await ask('PUT', path, fields);
      const first = Object.keys(fields).find((name) => type.fields[name]?.kind === 'text');
      if (first === undefined) return;
      await ask('PUT', path, { [first]: 'Another' });
      expect((await changed(path))[0]).toEqual([first]);
    },
  );

  test('names a list of parts that was saved with a version', async () => {
    const team_id = await site.app.create(teamMember, {});
    const fields = await sampleFields(blog, site.app.upload);
    await ask('POST', '/blogs', { ...fields, team_id, slug: 'with-headings' });
    const heading = { heading: 'One', description: '<p>One</p>', image: await site.app.upload('headings') };
    await ask('PUT', '/blogs/with-headings', { title: 'Weaving', headings: [heading] });
    const { headings } = (await ask('GET', '/blogs/with-headings')).body.data;
    await ask('PUT', '/blogs/with-headings', { headings: [{ id: headings[0].id }] });
    expect((await changed('/blogs/with-headings')).slice(0, 2)).toEqual([[], ['title', 'headings']]);
  });

  test('compares the versions that were stored before changes were noted, and says nothing where one is missing', async () => {
    const path = await addReview();
    await savedTimes(path, 22);
    const noted = await changed(path);
    expect(noted.at(-1)).toEqual(['feedback']);
    const db = site.app.services.database.kysely.withTables<ContentTables>();
    await db.updateTable('revisions').set({ changed: null }).where('type', '=', 'review').execute();
    expect(await changed(path)).toEqual([...noted.slice(0, -1), null]);
  });
});

describe('a label', () => {
  test('is shown with its version, changed, taken away, and logged each time', async () => {
    const path = await addReview();
    await savedTimes(path, 1);
    const labels = async () => (await list(path)).map(({ label }: { label: string | null }) => label);
    const steps = [
      [' Before the relaunch ', 'Before the relaunch', 'Label Saved!'],
      ['Relaunch', 'Relaunch', 'Label Saved!'],
      ['', null, 'Label Removed!'],
    ] as const;
    for (const [sent, label, message] of steps) {
      const { status, body } = await ask('PUT', `${path}/revisions/1`, { label: sent });
      expect([status, body.message, body.data]).toMatchObject([200, message, { version: 1, label }]);
      expect(await labels()).toEqual([null, label]);
      expect((await ask('GET', '/activity')).body.data[0]).toMatchObject({ action: 'labelled', title: 'Shop' });
    }
    const { total } = (await ask('GET', '/activity')).body.meta;
    await ask('PUT', `${path}/revisions/1`, { label: null });
    expect((await ask('GET', '/activity')).body.meta.total).toBe(total);
    expect((await ask('GET', path)).body.data.version).toBe(2);
  });

  test('keeps its version, until it is taken away', async () => {
    const path = await addReview({ feedback: 'Kept' });
    await ask('PUT', `${path}/revisions/1`, { label: 'Kept' });
    await savedTimes(path, 25);
    const versions = async () => (await list(path)).map(({ version }: { version: number }) => version);
    expect((await versions()).slice(-2)).toEqual([6, 1]);
    expect((await ask('GET', `${path}/revisions/1`)).body.data.record.feedback).toBe('Kept');
    await ask('PUT', `${path}/revisions/1`, { label: '' });
    await savedTimes(path, 1);
    expect((await versions()).at(-1)).toBe(7);
  });

  test('is refused to more than 20 versions of a record, while those that have one can be changed', async () => {
    const path = await addReview();
    await savedTimes(path, 20);
    const label = (version: number, label: string) => ask('PUT', `${path}/revisions/${version}`, { label });
    for (let version = 1; version <= 20; version += 1) expect((await label(version, 'Kept')).status).toBe(200);
    expect(await label(21, 'Kept')).toMatchObject({
      status: 409,
      body: { message: '20 versions of this review have a label. Take one away first.' },
    });
    expect((await label(20, 'Renamed')).status).toBe(200);
    await label(1, '');
    expect((await label(21, 'Kept')).status).toBe(200);
  });

  test.each([
    [{ label: 'x'.repeat(101) }, 'Label can be at most 100 characters long.'],
    [{ label: 'One\nTwo' }, 'Label must be a single line of text.'],
    [{ label: 'a\0b' }, 'Label contains an invisible character after “a”. Delete it, or type the text again.'],
    [{ label: 7 }, 'Label must be text.'],
    [{ label: ['One'] }, 'Label must be text.'],
    [{}, 'Label must be sent; empty takes it away.'],
  ])('is refused: %j', async (body, sentence) => {
    const path = await addReview();
    expect(await ask('PUT', `${path}/revisions/1`, body)).toMatchObject({
      status: 422,
      body: { errors: { label: expect.arrayContaining([sentence]) } },
    });
  });

  test.each(['0', '2', '-1', 'x', '9999999999'])('is of a version that exists, not of %s', async (version) => {
    const path = await addReview();
    expect((await ask('PUT', `${path}/revisions/${version}`, { label: 'Kept' })).status).toBe(404);
  });

  test('is erased where it holds the address of a person, and gone with its record', async () => {
    const path = await addReview();
    await ask('PUT', `${path}/revisions/1`, { label: 'For ines@example.com' });
    await ask('DELETE', '/personal-data?email=ines@example.com');
    expect((await list(path))[0].label).toBe('For (erased)');
    await ask('DELETE', path);
    expect((await ask('PUT', `${path}/revisions/1`, { label: 'Deleted' })).status).toBe(404);
  });
});

describe('what visitors said about a draft', () => {
  const approval = { name: 'Ruth', text: 'Lovely', decision: 'approved', version: '1' };

  /** Publishes a draft that a visitor has approved, which may have been changed since. */
  async function approved({ isChanged = false, by = site.client, days = 14 } = {}) {
    const path = await addReview();
    const draft = await beginDraft(by, review, path.split('/').at(-1) ?? '', { feedback: 'Second' });
    const link = await share(by, draft, { days });
    expect((await sendForm(site.app, link.path, approval)).statusCode).toBe(303);
    if (isChanged) await saveDraft(by, draft, { feedback: 'Third' });
    expect((await ask('POST', `/drafts/${draft}/publish`)).status).toBe(200);
    return { path, link };
  }

  const answers = async (path: string) => (await ask('GET', `${path}/answers`)).body.data;

  test('is kept with the version that the draft became', async () => {
    const { path, link } = await approved();
    await savedTimes(path, 1);
    expect(await answers(path)).toMatchObject([
      { id: link.id, version: 2, decision: 'approved', decided_by: 'Ruth', comments: 1, changed_since: false },
    ]);
    const comments = (await ask('GET', `/preview-links/${link.id}/comments`)).body.data;
    expect(comments).toMatchObject([{ name: 'Ruth', text: 'Lovely' }]);
  });

  test('says whether the draft has changed between that and its publication', async () => {
    expect(await answers((await approved({ isChanged: true })).path)).toMatchObject([{ changed_since: true }]);
  });

  test('is of the draft again once the publication is undone', async () => {
    const { path } = await approved();
    await ask('POST', `${path}/undo`, { version: 2 });
    expect(await answers(path)).toEqual([]);
  });

  test('is for a writer what came by their own links', async () => {
    const writer = await addPerson(site.app, 'Wanda', 'writer');
    const [mine, others] = [await approved({ by: writer }), await approved()];
    expect((await writer.ask('GET', `${mine.path}/answers`)).body.data).toHaveLength(1);
    expect((await writer.ask('GET', `${others.path}/answers`)).body.data).toEqual([]);
  });

  test('stays as long as the version, unless the link is revoked or nobody has said anything', async () => {
    const [published, revoked, dropped] = [await approved(), await approved(), await approved()];
    const draft = await beginDraft(site.client, review, published.path.split('/').at(-1) ?? '', { feedback: 'Silent' });
    const silent = await share(site.client, draft);
    await ask('POST', `/drafts/${draft}/publish`);
    await ask('DELETE', `/preview-links/${revoked.link.id}`);
    await savedTimes(dropped.path, 21);
    site.now += 90 * DAY;
    await runCleanup(site.app.services);
    site.client = clientOf(site.app, await tokenOf(site.app, 'sana@example.com'));
    expect(await answers(published.path)).toMatchObject([{ decided_by: 'Ruth' }]);
    expect(await answers(revoked.path)).toEqual([]);
    const db = site.app.services.database.kysely.withTables<ContentTables>();
    const ids = (await db.selectFrom('preview_links').select('id').execute()).map(({ id }) => id);
    expect(ids).toContain(published.link.id);
    for (const { id } of [revoked.link, dropped.link, silent]) expect(ids).not.toContain(id);
  });
});
