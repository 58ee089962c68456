import { expect, test } from 'vitest';
import { bookingApp } from '../app/booking-app.ts';

const { app, sana, kindHeldBy } = bookingApp();

async function idOf(kind: string): Promise<number> {
  return (await sana().ask('GET', `/meeting-kinds/${kind}`)).body.data.id;
}

const mainOf = async (path: string) => /<main[^]*<\/main>/.exec((await app().get(path)).body)?.[0] ?? '';

async function createService(kind: string) {
  const image = await app().upload('services');
  const service = {
    title: `Shops ${kind}`,
    short_description: 'We build shops.',
    image,
    category: 'webDevelopment',
    status: 1,
    detail_page_heading: 'Shops',
    detail_page_image: image,
    detail_page_description: '<p>Shops.</p>',
    meeting_kind_id: await idOf(kind),
  };
  const created = await sana().ask('POST', '/services', service);
  expect(created).toMatchObject({ status: 201 });
  return created.body.data.slug as string;
}

async function createMember(kind: string) {
  const image = await app().upload('teams');
  const member = { name: `Lea ${kind}`, job_title: 'Designer', image, status: 1, meeting_kind_id: await idOf(kind) };
  expect(await sana().ask('POST', '/teams', member)).toMatchObject({ status: 201 });
}

test('the page of a service and the card of a person lead to the kind of meeting that is theirs', async () => {
  const kind = await kindHeldBy({ name: 'A look at your shop' });
  const service = await createService(kind);
  await createMember(kind);
  const link = `<a href="/meeting/${kind}" dir="auto"`;
  const page = await mainOf(`/services/${service}`);
  expect(page).toContain(link);
  expect(page).toContain('>Book: A look at your shop</a>');
  expect(await mainOf('/about-us')).toContain(link);
  const section = { id: 'people', type: 'people', heading: 'Us' };
  const created = await sana().ask('POST', '/pages', { title: 'Us', status: 1, sections: [section] });
  expect(await mainOf(`/${created.body.data.slug}`)).toContain(link);
  const { team } = (await app().get('/api/about')).json();
  expect(team).toContainEqual(
    expect.objectContaining({ meeting_kind_id: { id: await idOf(kind), name: 'A look at your shop', slug: kind } }),
  );
});

test.each([
  ['InActive', (kind: string) => sana().ask('PUT', `/meeting-kinds/${kind}`, { status: 2 })],
  ['deleted', (kind: string) => sana().ask('DELETE', `/meeting-kinds/${kind}`)],
])('neither leads to a kind that is %s, and a service then leads to all meetings', async (_state, change) => {
  const kind = await kindHeldBy();
  const service = await createService(kind);
  await createMember(kind);
  expect(await mainOf('/about-us')).toContain(`/meeting/${kind}`);
  expect(await change(kind)).toMatchObject({ status: 200 });
  const page = await mainOf(`/services/${service}`);
  expect(page).not.toContain(`/meeting/${kind}`);
  expect(page).toContain('>Book a call</a>');
  expect(await mainOf('/about-us')).not.toContain(`/meeting/${kind}`);
});

test('in another language they lead to the page there, and to none where the kind is not translated', async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await sana().call('PUT', '/settings/1', { languages });
  await sana().call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  await sana().call('PUT', '/pages/about-us/translations/de', { title: 'Über uns', status: 1, sections: [] });
  const [translated, other] = [await kindHeldBy(), await kindHeldBy()];
  const words = { name: 'Ein Gespräch', slug: 'gespraech', status: 1 };
  await sana().call('PUT', `/meeting-kinds/${translated}/translations/de`, words);
  for (const kind of [translated, other]) await createMember(kind);
  const page = await mainOf('/de/about-us');
  expect(page).toContain('<a href="/de/meeting/gespraech" dir="auto"');
  expect(page).toContain('Buchen: Ein Gespräch');
  expect(page).not.toContain(`/meeting/${other}`);
  await sana().call('PUT', '/settings/1', { languages: languages.slice(0, 1) });
});
