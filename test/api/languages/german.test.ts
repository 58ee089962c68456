import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type DeliveredEmail, startMailServer } from '../../servers/mail-server.ts';
import type { ApiClient } from '../../api-client.ts';
import { PUBLIC_URL, type TestApp, startApp } from '../app/app.ts';
import { plainTextOf } from '../app/documents/calendar-mail.ts';
import { addPerson } from '../app/people.ts';

const NOW = new Date('2031-01-05T12:00:00Z');

let server: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let sana: ApiClient;
beforeAll(async () => {
  server = await startMailServer();
  const mail = { SMTP_URL: server.url, NOTIFY_EMAIL: 'agency@example.com' };
  app = await startApp({ clock: () => NOW, configured: { ...mail, LANGUAGE: 'DE', TIME_ZONE: 'Europe/Berlin' } });
  sana = await addPerson(app, 'Sana');
  const team_id = await app.create(teamMember, { name: 'Ines', status: 1 });
  await app.create(blog, { title: 'Größere Läden & Märkte', team_id, status: 1 }, NOW);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const page = async (path: string) => (await app.get(path)).body;

test('a site that begins in German calls its pages so, and says everything else so as well', async () => {
  const home = await page('/');
  expect(home).toMatch(/^<!DOCTYPE html><html lang="de" class/);
  expect(home).toContain('<meta property="og:locale" content="de_DE"/>');
  expect(home).toContain('"inLanguage":"de"');
  expect(home).toContain('quotes:"„" "“"');
  for (const name of ['Über uns', 'Leistungen', 'Kundenstimmen', 'Gespräch vereinbaren', 'Zum Inhalt springen'])
    expect(home).toContain(name);
  expect(await page('/contact-us')).toContain('Ihre Eingaben');
  expect(await page('/our-blogs')).toContain('5. Januar 2031');
  expect(await page('/blogs/groessere-laeden-maerkte')).toMatch(/1 Minute Lesezeit.*Verfasst von/s);
  expect(await page('/nothing')).toContain('Seite nicht gefunden');
  expect(await page('/feed.xml')).toContain('xml:lang="de"');
  expect(await page('/llms.txt')).toContain('## Beiträge');
  const { data } = (await sana.ask('GET', '/settings')).body;
  expect(data.languages).toEqual([{ language: 'de', shown: true }]);
  expect(data.service_categories[0]).toEqual({ label: 'Webentwicklung', key: 'webDevelopment' });
});

test('a form is refused and thanked for in German', async () => {
  const send = (fields: Record<string, string>) =>
    app.request({
      method: 'POST',
      url: '/contact-us',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL },
      payload: new URLSearchParams(fields).toString(),
    });
  const refused = await send({ name: 'Omar', email: 'nowhere', phone: '1', description: '' });
  expect(refused.body).toContain('„E-Mail“ muss eine Adresse wie name@example.com sein.');
  expect(refused.body).toContain('Bitte füllen Sie das Feld „Nachricht“ aus.');
  const stored = await send({ name: 'Omar', email: 'omar@example.com', phone: '1', description: 'Guten Tag' });
  expect(stored.body).toContain('Vielen Dank für Ihre Nachricht.');

  const mails = await server.take(2);
  const toVisitor = mails.find(({ to }) => to.includes('omar@example.com')) as DeliveredEmail;
  expect(plainTextOf(toVisitor)).toMatch(/^Guten Tag,\n\nvielen Dank für Ihre Nachricht\. .*Ihr Zeichen ist [\w-]+\./s);
  expect(toVisitor.text).toContain('<html lang="de" dir="ltr">');
  const toAgency = mails.find(({ to }) => to.includes('agency@example.com')) as DeliveredEmail;
  expect(plainTextOf(toAgency)).toContain('Reply to this email to answer Omar.');
});

test('a meeting is asked for and confirmed in German, with its day in words', async () => {
  const past = { name: 'Omar', email: 'omar@example.com', subject: 'Ein Laden', time: '2030-01-01T10:00' };
  const { errors } = (await app.post('/api/meeting/store', past)).json();
  expect(errors.time).toEqual(['Bitte wählen Sie einen Zeitpunkt in der Zukunft.']);
  await app.post('/api/meeting/store', { ...past, time: '2031-03-10T10:00', email: 'zoe@example.com' });
  await server.take(2);
  const { data } = (await sana.ask('GET', '/meetings')).body;
  await sana.ask('POST', `/meetings/${data[0].id}/confirm`, {});
  const [confirmed] = await server.take(1);
  expect(plainTextOf(confirmed as DeliveredEmail)).toMatch(/Zeit: Montag, 10\. März 2031 um 10:00 \(Europe\/Berlin\)/);
});

test('a form of its English pages is answered in English, also by email', async () => {
  const languages = ['de', 'en'].map((language) => ({ language, shown: true }));
  await sana.call('PUT', '/settings/1', { languages });
  for (const slug of ['home', 'contact-us'])
    await sana.call('PUT', `/pages/${slug}/translations/en`, { title: `English ${slug}`, status: 1, sections: [] });
  expect(await page('/en')).toMatch(/^<!DOCTYPE html><html lang="en" class/);
  const message = { name: 'Omar', email: 'omar.en@example.com', phone: '1', description: 'Good morning' };
  const stored = await app.request({
    method: 'POST',
    url: '/en/contact-us',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL },
    payload: new URLSearchParams(message).toString(),
  });
  expect(stored.body).toContain('Thanks for contacting us.');
  const mails = await server.take(2);
  const toVisitor = mails.find(({ to }) => to.includes('omar.en@example.com')) as DeliveredEmail;
  expect(toVisitor.text).toContain('<html lang="en" dir="ltr">');
  const { data } = (await sana.ask('GET', '/contact-messages')).body;
  expect(data[0]).toMatchObject({ email: 'omar.en@example.com', language: 'en' });
});

test('from the first start on the settings decide', async () => {
  const again = await app.openServices({ LANGUAGE: 'fr' });
  expect(await again.readLanguage()).toBe('de');
  await again.close();
  await sana.ask('PUT', '/settings/1', { languages: [{ language: 'ar', shown: true }] });
  expect(await page('/')).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl" class/);
  await sana.ask('PUT', '/settings/1', { languages: [] });
  expect(await page('/')).toContain('<html lang="en" class');
  await sana.ask('PUT', '/settings/1', { languages: [{ language: 'de', shown: true }] });
});

test.each([['tlh'], ['Deutsch']])('a language without words is refused: %s', async (language) => {
  const answer = await sana.ask('PUT', '/settings/1', { languages: [{ language, shown: true }] });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['languages.0.language']]);
  await expect(app.openServices({ LANGUAGE: language })).rejects.toThrow('LANGUAGE must be one of en, de, ');
});
