import { describe, expect, test } from 'vitest';
import { addPerson } from '../app/people.ts';
import { type SavedHeading, appWithPosts, titles } from './post.ts';

const site = appWithPosts();

const put = (address: string, fields: object, by = site.client) => by.ask('PUT', address, fields);
const unchanged = ({ id, version }: SavedHeading) => ({ id, version });

async function activityOf(by: string) {
  const { data } = (await site.client.ask('GET', '/activity?per_page=100')).body;
  return (data as { user: string; action: string; title: string; subject: string }[])
    .filter((entry) => JSON.stringify(entry).includes(by))
    .map(({ action, title }) => `${action} ${title}`);
}

describe('a post', () => {
  test('is created with its headings, whose order is their sequence', async () => {
    const headings = [
      site.make.headingOf('First', { linkedin: 'https://linkedin.example' }),
      site.make.headingOf('Second'),
    ];
    const { status, body } = await site.client.ask('POST', '/blogs', { ...site.make.fields, title: 'Whole', headings });
    expect([status, body.message]).toEqual([201, 'Blog Created Successfully!']);
    expect(titles(body.data.headings)).toEqual(['1 First', '2 Second']);
    expect(body.data.headings[0]).toMatchObject({
      linkedin: 'https://linkedin.example',
      blog_id: { id: body.data.id, title: 'Whole' },
      version: 1,
    });
    expect((await site.client.ask('GET', '/blogs/whole')).body.data).toEqual(body.data);
    const page = (await site.app.get('/blogs/whole')).body;
    expect(page.indexOf('>First</h2>')).toBeLessThan(page.indexOf('>Second</h2>'));
    expect(page).toContain('>First</h2>');
    const alone = await site.client.ask('GET', `/headings/${body.data.headings[1].id}`);
    expect(alone.body.data).toEqual(body.data.headings[1]);
  });

  test('loses the headings that are sent as removed, like those that are left out', async () => {
    const address = await site.make.post('One', 'Two', 'Three');
    const [first, second, third] = (await site.make.headingsOf(address)) as [SavedHeading, SavedHeading, SavedHeading];
    const headings = [{ ...unchanged(first), removed: true }, site.make.headingOf('Four'), unchanged(third)];
    const faulty = [
      { ...unchanged(first), removed: true },
      { ...unchanged(second), heading: '' },
    ];
    expect(Object.keys((await put(address, { headings: faulty })).body.errors)).toEqual(['headings.1.heading']);
    expect(titles((await put(address, { headings })).body.data.headings)).toEqual(['1 Four', '2 Three']);
  });

  test('keeps its headings where none are sent, and lists leave them out', async () => {
    const address = await site.make.post('One', 'Two');
    const before = await site.make.headingsOf(address);
    const { body } = await put(address, { title: 'Changed' });
    expect(body.data.headings).toEqual(
      before.map((heading) => ({ ...heading, blog_id: { ...heading.blog_id, title: 'Changed' } })),
    );
    const [listed] = (await site.client.ask('GET', '/blogs')).body.data;
    expect(Object.keys(listed)).not.toContain('headings');
  });

  test('has exactly the headings that are sent: changed, moved, added, deleted', async () => {
    const address = await site.make.post('One', 'Two', 'Three');
    const [headingOne, headingTwo, headingThree] = (await site.make.headingsOf(address)) as [
      SavedHeading,
      SavedHeading,
      SavedHeading,
    ];
    const headings = [
      { ...unchanged(headingThree), description: '<p>New words</p>' },
      site.make.headingOf('Four'),
      { ...unchanged(headingOne), heading: 'One', description: headingOne.description },
    ];
    const { status, body } = await put(address, { headings });
    expect(status).toBe(200);
    expect(titles(body.data.headings)).toEqual(['1 Three', '2 Four', '3 One']);
    const [first, , last] = body.data.headings;
    expect(first).toMatchObject({
      id: headingThree.id,
      version: 2,
      description: '<p>New words</p>',
      image: headingThree.image,
    });
    expect(last).toMatchObject({ id: headingOne.id, version: 2 });
    expect((await site.client.ask('GET', `/headings/${headingTwo.id}`)).status).toBe(404);
    const { data } = (await site.client.ask('GET', `/headings/${headingThree.id}/revisions`)).body;
    expect(data.map(({ version, saved_by }: { version: number; saved_by: string }) => [version, saved_by])).toEqual([
      [2, 'Sana Qureshi'],
      [1, 'Sana Qureshi'],
    ]);
    expect((await site.client.ask('GET', `/headings/${headingThree.id}/revisions/2`)).body.data.record.sequence).toBe(
      1,
    );
  });

  test('leaves a heading alone that does not differ', async () => {
    const address = await site.make.post('Same', 'Other');
    const before = await site.make.headingsOf(address);
    const { body } = await put(address, { headings: before });
    expect(body.data.headings).toEqual(before);
    const swapped = await put(address, { headings: before.toReversed().map(unchanged) });
    expect(titles(swapped.body.data.headings)).toEqual(['1 Other', '2 Same']);
    expect(swapped.body.data.headings.map(({ version }: SavedHeading) => version)).toEqual([2, 2]);
  });

  test('a heading that was left out is restored as any other, if its place is free', async () => {
    const address = await site.make.post('Stays', 'Goes');
    const [stays, goes] = (await site.make.headingsOf(address)) as [SavedHeading, SavedHeading];
    await put(address, { headings: [unchanged(stays)] });
    const deleted = (await site.client.ask('GET', '/deleted')).body.data;
    expect(deleted).toContainEqual(expect.objectContaining({ type: 'headings', key: String(goes.id), title: 'Goes' }));
    expect((await site.client.ask('POST', `/headings/${goes.id}/restore`)).status).toBe(200);
    expect(titles(await site.make.headingsOf(address))).toEqual(['1 Stays', '2 Goes']);
    await put(address, { headings: [] });
    expect(await site.make.headingsOf(address)).toEqual([]);
  });

  test('is deleted and restored with them', async () => {
    const address = await site.make.post('One', 'Two');
    const before = await site.make.headingsOf(address);
    await site.client.ask('DELETE', address);
    const { body } = await site.client.ask('POST', `${address}/restore`);
    expect(body.data.headings).toEqual(before);
  });

  test('says in the activity what was done to each of them', async () => {
    const omar = await addPerson(site.app, 'Omar');
    const address = await site.make.post('Kept', 'Left out');
    const [remaining] = (await site.make.headingsOf(address)) as [SavedHeading];
    const headings = [site.make.headingOf('Added'), { ...unchanged(remaining), heading: 'Kept and changed' }];
    expect((await put(address, { headings }, omar)).status).toBe(200);
    expect(await activityOf('Omar')).toEqual(
      expect.arrayContaining(['updated A post', 'created Added', 'updated Kept and changed', 'deleted Left out']),
    );
  });

  test('takes them as JSON in a form', async () => {
    const headings = JSON.stringify([site.make.headingOf('From a form')]);
    const { status, body } = await site.client.sendForm('/blogs', { ...site.make.fields, title: 'By form', headings });
    expect([status, titles(body.data.headings)]).toEqual([201, ['1 From a form']]);
    const [heading] = body.data.headings;
    const changed = JSON.stringify([{ id: String(heading.id), version: '1', heading: 'Changed by form' }]);
    const updated = await site.client.sendForm(`/blogs/${body.data.slug}`, { _method: 'put', headings: changed });
    expect([updated.status, titles(updated.body.data.headings)]).toEqual([200, ['1 Changed by form']]);
  });

  test('has the specified calls of headings beside it', async () => {
    const address = await site.make.post('One');
    const { id } = (await site.client.ask('GET', address)).body.data;
    const headingFields = { blog_id: id, sequence: 3, heading: 'Third', image: site.make.image, description: 'd' };
    expect((await site.client.ask('POST', '/headings', headingFields)).status).toBe(201);
    expect(titles(await site.make.headingsOf(address))).toEqual(['1 One', '3 Third']);
  });
});

describe('two people', () => {
  test('who change the same heading: the second one is told whose it is now', async () => {
    const omar = await addPerson(site.app, 'Tariq');
    const address = await site.make.post('Contested', 'Other');
    const [first, second] = (await site.make.headingsOf(address)) as [SavedHeading, SavedHeading];
    const change = { headings: [{ ...unchanged(first), heading: 'Hers' }, unchanged(second)] };
    expect((await put(address, change)).status).toBe(200);
    const his = { title: 'His', headings: [{ ...unchanged(first), heading: 'His' }, unchanged(second)] };
    expect(await put(address, his, omar)).toMatchObject({
      status: 409,
      body: { message: 'Sana Qureshi has saved the heading “Hers” since you opened it.' },
    });
    const { data } = (await site.client.ask('GET', address)).body;
    expect([data.title, ...titles(data.headings)]).toEqual(['A post', '1 Hers', '2 Other']);
    const other = { headings: [unchanged(first), { ...unchanged(second), heading: 'His' }] };
    expect((await put(address, other, omar)).status).toBe(200);
  });
});
