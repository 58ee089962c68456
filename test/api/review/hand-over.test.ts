import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { settings } from '../../../content/types/settings.ts';
import { limits } from '../../../server/platform/limits/limits.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft, saveDraft } from '../../shared-drafts.ts';
import { addPerson } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { signedInApp } from '../app/signed-in-app.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const MINUTE = 60_000; // ms

const site = signedInApp();
let will: Person;
let ruth: Person;
let omar: Person;
let draft: number;
beforeAll(async () => {
  will = await addPerson(site.app, 'Will', 'writer');
  ruth = await addPerson(site.app, 'Ruth', 'editor');
  omar = await addPerson(site.app, 'Omar', 'editor');
});
beforeEach(async () => {
  site.now += MINUTE;
  draft = await beginDraft(will, review, null, { project_name: 'Shop', feedback: 'First' });
});

const handOver = (by: Pick<ApiClient, 'ask'>, body: object = {}) => by.ask('POST', `/drafts/${draft}/review`, body);
const handBack = (by: Pick<ApiClient, 'ask'>, body?: object) => by.ask('DELETE', `/drafts/${draft}/review`, body);
const reviewOf = async (id = draft) => (await ruth.ask('GET', `/drafts/${id}`)).body.data.review;
const steps = async () =>
  (await ruth.ask('GET', `/drafts/${draft}/comments`)).body.data.map(
    ({ by, step, to, text }: Record<string, unknown>) => [by, step, to, text],
  );
const waitingFor = async (person: Pick<ApiClient, 'ask'>) =>
  (await person.ask('GET', '/drafts?waiting=me')).body.data.map(({ id }: { id: number }) => id);

const statusesOf = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

describe('a draft', () => {
  test('that is handed to somebody waits for them alone, with the sentence, until it is handed back', async () => {
    const { status, body } = await handOver(will, { to: ruth.id, text: ' Please check the numbers. ' });
    const request = { state: 'handed over', by: 'Will', by_id: will.id, to: 'Ruth', to_id: ruth.id, version: 1 };
    expect([status, body.message]).toEqual([201, 'Draft Handed Over!']);
    expect(body.data).toMatchObject({ ...request, text: 'Please check the numbers.', changed_since: false });
    expect(await reviewOf()).toEqual(body.data);
    expect(await waitingFor(ruth)).toContain(draft);
    for (const other of [omar, will, site.client]) expect(await waitingFor(other)).not.toContain(draft);

    const back = await handBack(ruth, { text: 'They are of last year.' });
    expect([back.status, back.body.message]).toEqual([200, 'Draft Handed Back!']);
    expect(await reviewOf()).toMatchObject({ state: 'handed back', by: 'Ruth', to: 'Will', to_id: will.id });
    expect(await waitingFor(ruth)).not.toContain(draft);
    expect(await waitingFor(will)).toContain(draft);
    expect(await steps()).toEqual([
      ['Will', 'handed over', 'Ruth', 'Please check the numbers.'],
      ['Ruth', 'handed back', 'Will', 'They are of last year.'],
    ]);
  });

  test('that is handed to nobody by name waits for all who may publish it, but not for who hands it over', async () => {
    await handOver(omar);
    for (const publisher of [ruth, site.client]) expect(await waitingFor(publisher)).toContain(draft);
    for (const other of [omar, will]) expect(await waitingFor(other)).not.toContain(draft);
  });

  test('is taken back by whoever handed it over, and waits for nobody then', async () => {
    await handOver(will, { to: ruth.id });
    const { status, body } = await handBack(will);
    expect([status, body.message, body.data, await reviewOf()]).toEqual([200, 'Draft Taken Back!', null, null]);
    for (const person of [ruth, will]) expect(await waitingFor(person)).not.toContain(draft);
    expect(await handBack(ruth)).toMatchObject({
      status: 409,
      body: { message: 'This draft is not handed over any more.' },
    });
  });

  test('is taken back, not handed back, by an editor who has handed it over', async () => {
    await handOver(omar, { to: ruth.id });
    expect((await handBack(omar)).body).toMatchObject({ message: 'Draft Taken Back!', data: null });
    expect(await waitingFor(omar)).not.toContain(draft);
  });

  test('is taken back by its writer too where somebody else has handed it over', async () => {
    await handOver(omar, { to: ruth.id });
    expect((await handBack(will)).body.message).toBe('Draft Taken Back!');
    expect(await steps()).toEqual([
      ['Omar', 'handed over', 'Ruth', null],
      ['Will', 'taken back', null, null],
    ]);
  });

  test('that was changed since says so', async () => {
    await handOver(will, { to: ruth.id });
    await saveDraft(will, draft, { feedback: 'Second' });
    expect(await reviewOf()).toMatchObject({ version: 1, changed_since: true });
    const [listed] = (await ruth.ask('GET', '/drafts?waiting=me')).body.data;
    expect(listed).toMatchObject({ id: draft, review: { to: 'Ruth', changed_since: true } });
    await handOver(will, { to: omar.id });
    expect(await reviewOf()).toMatchObject({ to: 'Omar', version: 2, changed_since: false });
    expect(await waitingFor(ruth)).not.toContain(draft);
  });

  test('is published by nothing of this, and waits for nobody once it is published', async () => {
    const before = (await ruth.ask('GET', '/reviews')).body.meta.total;
    await handOver(will, { to: ruth.id });
    await handBack(ruth);
    await handOver(will, { to: ruth.id });
    expect((await ruth.ask('GET', '/reviews')).body.meta.total).toBe(before);
    await saveDraft(will, draft, await sampleFields(review, site.app.upload));
    const { status, body } = await ruth.ask('POST', `/drafts/${draft}/publish`, {});
    expect([status, body.message]).toEqual([200, 'Review Created!']);
    for (const person of [ruth, will]) expect(await waitingFor(person)).not.toContain(draft);
    expect((await handOver(ruth, { to: omar.id })).status).toBe(404);
    const undone = await ruth.ask('POST', `/reviews/${body.data.id}/undo`, { version: body.data.version });
    expect(undone.body.draft.review).toMatchObject({ state: 'handed over', to: 'Ruth' });
    expect(await waitingFor(ruth)).toContain(draft);
  });

  test('waits for all who publish once whoever has it is disabled', async () => {
    const paula = await addPerson(site.app, `Paula${draft}`, 'editor');
    await handOver(will, { to: paula.id });
    expect(await waitingFor(omar)).not.toContain(draft);
    await site.client.ask('POST', `/users/${paula.id}/disable`);
    for (const publisher of [omar, ruth]) expect(await waitingFor(publisher)).toContain(draft);
  });

  test('that is discarded waits for nobody, and is where it was once it is restored', async () => {
    await handOver(will, { to: ruth.id });
    await will.ask('DELETE', `/drafts/${draft}`);
    expect(await waitingFor(ruth)).not.toContain(draft);
    for (const response of [await handOver(will), await handBack(ruth)]) expect(response.status).toBe(404);
    await will.ask('POST', `/drafts/${draft}/restore`);
    expect(await waitingFor(ruth)).toContain(draft);
  });
});

describe('a hand-over', () => {
  test('goes to somebody else who may publish, and who is listed', async () => {
    const sales = await addPerson(site.app, `Sal${draft}`, 'sales');
    const wanda = await addPerson(site.app, `Wanda${draft}`, 'writer');
    const disabled = await addPerson(site.app, `Dora${draft}`, 'editor');
    await site.client.ask('POST', `/users/${disabled.id}/disable`);
    const { data } = (await will.ask('GET', `/drafts/${draft}/reviewers`)).body;
    const ids = data.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([ruth.id, omar.id]));
    expect(Object.keys(data[0])).toEqual(['id', 'name']);
    for (const person of [will, sales, wanda, disabled]) {
      expect(ids).not.toContain(person.id);
      const { status, body } = await handOver(will, { to: person.id });
      expect([status, body.errors?.to]).toEqual([422, ['To must be somebody else who may publish this.']]);
    }
    expect(await reviewOf()).toBeNull();
  });

  test('of the settings goes to owners', async () => {
    const draftOfSettings = await beginDraft(site.client, settings, '1', { phone: '1' });
    const mona = await addPerson(site.app, `Mona${draft}`);
    const { data } = (await site.client.ask('GET', `/drafts/${draftOfSettings}/reviewers`)).body;
    expect(data.map(({ id }: { id: number }) => id)).toEqual([mona.id]);
    expect((await site.client.ask('POST', `/drafts/${draftOfSettings}/review`, { to: ruth.id })).status).toBe(422);
    expect((await site.client.ask('POST', `/drafts/${draftOfSettings}/review`)).status).toBe(201);
    expect(await waitingFor(mona)).toContain(draftOfSettings);
    expect(await waitingFor(ruth)).not.toContain(draftOfSettings);
  });

  test.each([
    [{ to: 'ruth' }, { to: ['To must be somebody else who may publish this.'] }],
    [{ to: 1.5 }, { to: ['To must be somebody else who may publish this.'] }],
    [{ to: 2 ** 40 }, { to: ['To must be somebody else who may publish this.'] }],
    [{ text: 'x'.repeat(2001) }, { text: ['Text can be at most 2,000 characters long.'] }],
    [{ text: 'x\0y' }, { text: ['Text contains a character that cannot be stored.'] }],
    [['x'], { body: ['The review must be sent as named fields.'] }],
  ])('is refused as %j', async (body, errors) => {
    expect(await handOver(will, body)).toMatchObject({ status: 422, body: { errors } });
    expect(await reviewOf()).toBeNull();
  });

  test('is of no other draft than one’s own for a writer, who sees nothing that waits elsewhere', async () => {
    const wim = await addPerson(site.app, `Wim${draft}`, 'writer');
    await handOver(will, { to: ruth.id });
    for (const response of [await handOver(wim), await handBack(wim)]) expect(response.status).toBe(403);
    expect(await waitingFor(wim)).toEqual([]);
    expect((await will.ask('GET', '/drafts?waiting=ruth')).status).toBe(422);
  });

  test('is in the activity log', async () => {
    await handOver(will, { to: ruth.id });
    await handBack(ruth);
    await handOver(will);
    await handBack(will);
    const { data } = (await site.client.ask('GET', '/activity?per_page=4')).body;
    expect(data.map((entry: Record<string, string>) => [entry['user_name'], entry['action'], entry['title']])).toEqual([
      ['Will', 'withdrew', 'Shop'],
      ['Will', 'handed over', 'Shop'],
      ['Ruth', 'handed back', 'Shop'],
      ['Will', 'handed over', 'Shop'],
    ]);
  });

  test('by two people at once is one after the other, and there is room for so many', async () => {
    await Promise.all([handOver(omar, { to: ruth.id }), handOver(ruth, { to: omar.id })]);
    expect(await steps()).toHaveLength(2);
    const responses = await Promise.all([handBack(omar), handBack(ruth)]);
    expect(statusesOf(responses)).toEqual([200, 409]);
    const row = {
      draft_id: draft,
      user_id: will.id,
      name: 'Will',
      text: 'x',
      created_at: new Date(site.now).toISOString(),
    };
    const rows = Array.from({ length: limits.comments - 4 }, () => row);
    await site.app.services.content.db.insertInto('comments').values(rows).execute();
    const more = await Promise.all([handOver(omar, { to: ruth.id }), handOver(omar, { to: ruth.id })]);
    expect(statusesOf(more)).toEqual([201, 409]);
  });
});
