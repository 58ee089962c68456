import { expect, test } from 'vitest';
import { bookingApp } from '../app/booking-app.ts';

const site = bookingApp();
const { app, sana, kindHeldBy, freeTimes, book } = site;

/** Makes a page that offers a kind of meeting, and returns its path. */
async function pageOffering(kind: string, language?: string): Promise<string> {
  const { id } = (await sana().ask('GET', `/meeting-kinds/${kind}`)).body.data;
  const sections = [{ id: 'times', type: 'booking', heading: 'Meet us', meeting_kind: [id] }];
  const created = await sana().ask('POST', '/pages', { title: `Meet ${kind}`, status: 1, sections });
  expect(created).toMatchObject({ status: 201 });
  const { slug } = created.body.data;
  if (language) {
    const translated = { title: 'Treffen', slug: 'treffen', status: 1, sections };
    await sana().ask('PUT', `/pages/${slug}/translations/${language}`, translated);
  }
  return `/${slug}`;
}

async function offeredOn(path: string): Promise<string[]> {
  const { body } = await app().get(path);
  return [...body.matchAll(/ data-time="([^"]+)"/g)].map(([, time = '']) => time);
}

test('a page offers the times of the next three days that have any, each with a link to its form', async () => {
  const kind = await kindHeldBy();
  const path = await pageOffering(kind);
  const times = await freeTimes(kind, 'days=30');
  const days = new Set([...new Set(times.map((time) => time.slice(0, 10)))].slice(0, 3));
  const offered = await offeredOn(path);
  expect(offered).toEqual(times.filter((time) => days.has(time.slice(0, 10))));
  const page = await app().get(path);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('<span data-zone="true">Asia/Karachi</span>');
  const [first = ''] = offered;
  const href = `/meeting/${kind}?time=${encodeURIComponent(first)}`;
  expect(page.body).toContain(`href="${href}"`);
  const form = await app().get(href);
  expect(form.body).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${first}"|value="${first}"[^>]*checked=""`));
});

test('it offers nothing that has been booked or has passed, and what hours allow now, in every instance (B11)', async () => {
  const kind = await kindHeldBy();
  const path = await pageOffering(kind);
  const [first = '', second = ''] = await offeredOn(path);
  expect(await book(kind, first)).toMatchObject({ status: 201 });
  expect((await offeredOn(path))[0]).toBe(second);
  await site.waitUntilSent();
  site.now = new Date(Date.parse(second));
  expect(await offeredOn(path)).not.toContain(second);
  const { version: _none, ...hours } = (await sana().ask('GET', '/availability')).body.data;
  await sana().ask('PUT', '/availability', { ...hours, absences: [{ from: '2031-01-01', to: '2031-01-10' }] });
  expect((await offeredOn(path))[0]?.slice(0, 10)).toBe('2031-01-13');
  await sana().ask('PUT', '/availability', hours);
});

test('a time that was booked meanwhile is said to be so on the page of the form', async () => {
  const kind = await kindHeldBy();
  const [first = ''] = await offeredOn(await pageOffering(kind));
  await book(kind, first);
  const form = await app().get(`/meeting/${kind}?time=${encodeURIComponent(first)}`);
  expect(form.statusCode).toBe(200);
  expect(form.body).toContain('This time is no longer free. Please choose another one.');
  for (const time of ['yesterday', '', '2031-13-01', '9999-12-31T00:00:00Z'])
    expect((await app().get(`/meeting/${kind}?time=${time}`)).statusCode).toBe(200);
});

test('where no time is free it leads to the contact form, and where nobody has hours to the form that asks', async () => {
  const full = await kindHeldBy({ days_ahead: 1, notice_hours: 72 });
  expect((await app().get(await pageOffering(full))).body).toMatch(
    /<a href="\/contact-us"[^>]*>No time is free at the moment/,
  );
  const ofNobody = await kindHeldBy({ hosts: [] });
  const { body } = await app().get(await pageOffering(ofNobody));
  expect(body).toContain(`<a href="/meeting/${ofNobody}" class="onward">`);
});

test('days of which none is free are passed over, however many', async () => {
  const kind = await kindHeldBy({ days_ahead: 90 });
  const path = await pageOffering(kind);
  const { version: _none, ...hours } = (await sana().ask('GET', '/availability')).body.data;
  const absences = [{ from: '2031-01-01', to: '2031-02-28' }];
  await sana().ask('PUT', '/availability', { ...hours, absences });
  expect(new Set((await offeredOn(path)).map((time) => time.slice(0, 10)))).toEqual(
    new Set(['2031-03-03', '2031-03-04', '2031-03-05']),
  );
  await sana().ask('PUT', '/availability', hours);
});

test('in another language it leads to the page of the kind there', async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await sana().call('PUT', '/settings/1', { languages });
  await sana().call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  const kind = await kindHeldBy({ name: 'A chat' });
  const translation = { name: 'Ein Gespräch', slug: 'gespraech', status: 1 };
  await sana().ask('PUT', `/meeting-kinds/${kind}/translations/de`, translation);
  await pageOffering(kind, 'de');
  const { body } = await app().get('/de/treffen');
  expect(body).toContain('Ein Gespräch');
  expect(body).toContain('Mittwoch, 1. Januar');
  expect(body).toContain('href="/de/meeting/gespraech?time=');
  await sana().call('PUT', '/settings/1', { languages: languages.slice(0, 1) });
});

test('pages without it are kept as before', async () => {
  const created = await sana().ask('POST', '/pages', { title: 'Plain', status: 1, sections: [] });
  const { headers } = await app().get(`/${created.body.data.slug}`);
  expect(headers['cache-control']).toBe('no-cache');
});
