import { expect, test } from 'vitest';
import { bookingApp } from '../app/booking-app.ts';

const site = bookingApp();
const { app, sana, server, kindHeldBy, freeTimes, book, waitUntilSent } = site;

const HOUR = 3_600_000;
const START = new Date('2031-01-01T00:00:00Z');

/** Books a meeting, waits for the day before and returns what its visitor is sent then, if anything. */
async function remindedOf(kind: string, email: string) {
  site.now = START;
  const time = (await freeTimes(kind)).at(-1) ?? '';
  expect(await book(kind, time, { email })).toMatchObject({ status: 201 });
  await waitUntilSent();
  server().delivered.splice(0);
  site.now = new Date(Date.parse(time) - 20 * HOUR);
  await app().services.meetingReminders.remind();
  await waitUntilSent();
  return server()
    .delivered.splice(0)
    .find(({ to }) => to.includes(email));
}

const unfolded = (head: string) => head.replaceAll(/\r?\n[ \t]+/g, ' ');
const linkIn = (text: string) => new URL(/https?:\S*\/meeting\/reminders\?token=[\w-]+/.exec(text)?.[0] ?? '');

function post(url: string, payload: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app().request({ method: 'POST', url, headers, payload });
}

test('by one POST of a mail program a visitor gets no more reminders, of any meeting; others still do', async () => {
  const kind = await kindHeldBy({ reminder: true });
  const mail = await remindedOf(kind, 'mina@example.com');
  const head = unfolded(mail?.head ?? '');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const link = linkIn(/List-Unsubscribe: <([^>]+)>/.exec(head)?.[1] ?? '');
  expect(mail?.text).toContain(link.href);
  const path = link.pathname + link.search;
  // Scanners of emails follow links.
  const page = await app().get(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<button type="submit" class="button">Stop the reminders</button>');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(await remindedOf(kind, 'Mina@example.com')).toBeDefined();

  expect((await post(path, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await post(path, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect(await remindedOf(kind, 'Mina@example.com')).toBeUndefined();
  expect(await remindedOf(kind, 'omar@example.com')).toBeDefined();
});

test('the meeting stays booked; only the reminder has the header', async () => {
  const kind = await kindHeldBy({ reminder: true });
  const mail = await remindedOf(kind, 'ada@example.com');
  const { pathname, search } = linkIn(mail?.text ?? '');
  expect((await post(pathname + search, '')).body).toContain('You will get no more reminders.');
  // A session does not last that long.
  site.now = START;
  const { data } = (await sana().ask('GET', '/meetings?search=ada@example.com')).body;
  expect(data).toMatchObject([{ appointment: 'confirmed' }]);
  await sana().ask('POST', `/meetings/${data[0].id}/cancel`);
  await waitUntilSent();
  const cancelled = server()
    .delivered.splice(0)
    .find(({ to }) => to.includes('ada@example.com'));
  expect(cancelled?.head).not.toContain('List-Unsubscribe');
});

test('a token of nobody changes nothing', async () => {
  for (const query of ['', '?token=', '?token=none', '?token=a&token=b']) {
    expect((await app().get(`/meeting/reminders${query}`)).statusCode).toBe(404);
    expect((await post(`/meeting/reminders${query}`, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
  }
});

test('a visitor reads the page in the language in which the meeting was booked', async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await sana().call('PUT', '/settings/1', { languages });
  await sana().call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  const kind = await kindHeldBy({ reminder: true });
  const mail = await remindedOf(kind, 'jan@example.com');
  await site.db().updateTable('meetings').set({ language: 'de' }).where('email', '=', 'jan@example.com').execute();
  const { pathname, search } = linkIn(mail?.text ?? '');
  const redirect = await app().get(pathname + search);
  expect(redirect.headers.location).toBe(`/de/meeting/reminders${search}`);
  expect((await app().get(redirect.headers.location ?? '')).body).toContain('Erinnerungen abbestellen');
  site.now = START;
  await sana().call('PUT', '/settings/1', { languages: languages.slice(0, 1) });
});
