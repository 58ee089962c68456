import { beforeAll, describe, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { png } from '../../pictures.ts';
import { addPerson } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const SOMEBODY_ELSES = 'Somebody else uploaded this picture. Ask an editor to change or delete it.';
const KEPT = 'Somebody else keeps this picture in the library. Ask an editor to change or delete it.';
const IN_USE = 'This picture is used outside your own drafts. Ask an editor to change or delete it.';

const site = signedInApp();
let will: Person;
let wanda: Person;
let eve: Person;
beforeAll(async () => {
  will = await addPerson(site.app, 'Will', 'writer');
  wanda = await addPerson(site.app, 'Wanda', 'writer');
  eve = await addPerson(site.app, 'Eve', 'editor');
});

let side = 200;
/** Uploads a picture that was never uploaded before; `again` uploads the last one. */
async function upload({ sendForm }: Pick<Person, 'sendForm'>, { kept: isKept = true, again = false } = {}) {
  side += again ? 0 : 1;
  const { body } = await sendForm(`/media?area=media${isKept ? '&kept=1' : ''}`, {
    image: await png('some.png', side),
  });
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data as { id: number; image: string };
}

const useIn = (image: string) => site.app.create(review, { image, image_alt: '' });
const draftWith = async ({ call }: Pick<Person, 'call'>, image: string) =>
  (await call<{ data: { id: number } }>('POST', '/drafts', { type: 'reviews', fields: { image } })).data.id;
const read = async (id: number, { ask }: Pick<Person, 'ask'> = site.client) =>
  (await ask('GET', `/media/${id}`)).body.data;

/** Returns why a person can neither change nor delete a picture, told beforehand and by each refusal; nothing changes. */
async function lockOf(id: number, person: Person): Promise<string | null> {
  const before = await read(id);
  const { locked } = await read(id, person);
  const changes = [
    { alt: 'Mine' },
    { credit: 'Mine' },
    { focal_x: 10, focal_y: 10 },
    { name: 'Mine' },
    { kept: false },
  ];
  const refused = { status: 403, body: { message: locked } };
  for (const change of changes) expect(await person.ask('PUT', `/media/${id}`, change)).toMatchObject(refused);
  expect(await person.ask('DELETE', `/media/${id}`)).toMatchObject(refused);
  expect(await read(id)).toEqual(before);
  return locked;
}

async function expectOpen(id: number, { ask }: Person) {
  expect((await read(id, { ask })).locked).toBeNull();
  expect((await ask('PUT', `/media/${id}`, { alt: 'A harbour', kept: true })).status).toBe(200);
}

describe('a writer', () => {
  test('describes, deletes and restores their own picture while nothing but their drafts uses it', async () => {
    const { id, image } = await upload(will);
    await expectOpen(id, will);
    const draft = await draftWith(will, image);
    await expectOpen(id, will);
    await will.call('DELETE', `/drafts/${draft}`);
    const alone = await upload(will);
    expect((await will.ask('DELETE', `/media/${alone.id}`)).status).toBe(200);
    expect((await will.ask('POST', `/media/${alone.id}/restore`)).status).toBe(200);
  });

  test('changes nothing of a picture that a page shows, one’s own included', async () => {
    const { id, image } = await upload(will);
    await useIn(image);
    expect(await lockOf(id, will)).toBe(IN_USE);
  });

  test('changes nothing of a picture that somebody else uploaded, used or not', async () => {
    for (const person of [site.client as Person, wanda])
      expect(await lockOf((await upload(person)).id, will)).toBe(SOMEBODY_ELSES);
  });

  test('changes nothing that another draft, an earlier version or a scheduled draft shows', async () => {
    const inDraft = await upload(will);
    await draftWith(wanda, inDraft.image);
    expect(await lockOf(inDraft.id, will)).toBe(IN_USE);

    const earlier = await upload(will);
    const record = await useIn(earlier.image);
    await site.client.call('PUT', `/reviews/${record}`, { image: (await upload(site.client as Person)).image });
    expect(await lockOf(earlier.id, will)).toBe(IN_USE);

    const scheduled = await upload(will);
    const draft = await draftWith(will, scheduled.image);
    const fields = { project_name: 'Shop', feedback: 'Good', client_name: 'Anna', status: 1 };
    await will.call('PUT', `/drafts/${draft}`, { fields });
    await expectOpen(scheduled.id, will);
    const time = new Date(site.now + 60 * 60 * 1000).toISOString();
    const { data } = await eve.call<{ data: { id: number } }>('POST', `/drafts/${draft}/schedule`, { time });
    expect(await lockOf(scheduled.id, will)).toBe(IN_USE);
    await eve.call('DELETE', `/schedules/${data.id}`);
    await expectOpen(scheduled.id, will);
  });

  test('takes nothing away that somebody else keeps, also by keeping it again', async () => {
    const { id } = await upload(will);
    await eve.call('PUT', `/media/${id}`, { kept: true });
    expect(await lockOf(id, will)).toBe(KEPT);
    expect((await upload(will, { again: true })).id).toBe(id);
    expect(await lockOf(id, will)).toBe(KEPT);

    const twice = await upload(will);
    expect((await upload(eve, { again: true })).id).toBe(twice.id);
    expect(await lockOf(twice.id, will)).toBe(KEPT);
  });

  test('does not restore what an editor deleted of somebody else', async () => {
    const { id } = await upload(eve);
    await eve.call('DELETE', `/media/${id}`);
    expect(await will.ask('POST', `/media/${id}/restore`)).toMatchObject({ status: 403 });
    expect((await eve.ask('POST', `/media/${id}/restore`)).status).toBe(200);
  });
});

test('an editor changes every picture, wherever it is used', async () => {
  const { id, image } = await upload(will);
  await useIn(image);
  await expectOpen(id, eve);
  expect(await read(id)).toMatchObject({ alt: 'A harbour', locked: null });
});
