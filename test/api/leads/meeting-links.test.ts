import { expect, test } from 'vitest';
import type { DeliveredEmail } from '../../servers/mail-server.ts';
import { calendarOf, readCalendar } from '../app/documents/calendar-mail.ts';
import { meetingsApp } from '../app/meetings-app.ts';
import { tokenIn } from '../app/people.ts';

const site = meetingsApp();
const { app, server, sana, db, requestMeeting, step, read, nextEmail } = site;
const calendarIn = (mail: DeliveredEmail) => readCalendar(calendarOf(mail) ?? '');

test('the link in the invitation cancels the meeting once, and only by POST', async () => {
  const id = await requestMeeting('2031-05-05T10:00', { time_zone: 'Europe/Berlin' });
  const waiting = await requestMeeting('2031-05-05T10:00', { time_zone: 'Europe/Berlin' });
  await step(id, 'confirm');
  const url = `/meeting/cancel?token=${tokenIn((await nextEmail()).text)}`;
  const stored = await db().selectFrom('meeting_links').selectAll().where('meeting_id', '=', id).execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(tokenIn(url));

  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const page = await app().request({ method, url });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  }
  await sana().ask('PUT', '/settings/1', { cancel_text: 'Somebody else can have the time.' });
  const { body } = await app().get(url);
  expect(body).toContain('Somebody else can have the time.');
  expect(body).toMatch(/Monday, May 5, 2031 at 10:00\sAM \(Europe\/Berlin\)/);
  expect(body).toMatch(/Monday, May 5, 2031 at 1:00\sPM \(Asia\/Karachi\)/);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).not.toMatch(/<script(?! type="(application\/ld\+json|speculationrules)")/);
  expect(await read(id)).toMatchObject({ appointment: 'confirmed', version: 2 });

  const responses = await Promise.all(Array.from({ length: 5 }, () => app().request({ method: 'POST', url })));
  expect(responses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(4);
  expect(responses.find(({ statusCode }) => statusCode === 200)?.body).toContain('Our Meeting Is Cancelled</h1>');
  expect(await read(id)).toMatchObject({ appointment: 'cancelled', version: 3 });
  const mails = (await server().take(2)).toSorted((a, b) => (a.to[0] ?? '').localeCompare(b.to[0] ?? ''));
  expect(mails.map(({ to }) => to)).toEqual([['agency@example.com'], ['ines@example.com']]);
  expect(mails[0]?.head).toContain('Subject: Ines Moreau has cancelled the meeting');
  expect(calendarIn(mails[1] as DeliveredEmail)).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '1' });
  const { data } = (await sana().ask('GET', '/activity?per_page=1')).body;
  expect(data[0]).toMatchObject({ user_name: 'The visitor', action: 'cancelled', record_id: id });
  expect((await step(waiting, 'confirm')).status).toBe(200);
});

test('the link leads to the language of the visitor, and to that of the records once visitors no longer see it', async () => {
  const choose = (isShown: boolean) =>
    sana().ask('PUT', '/settings/1', {
      languages: [
        { language: 'en', shown: true },
        { language: 'de', shown: isShown },
      ],
    });
  await choose(true);
  await sana().ask('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  const id = await requestMeeting('2031-06-09T10:00');
  await db().updateTable('meetings').set({ language: 'de' }).where('id', '=', id).execute();
  await step(id, 'confirm');
  const url = `/meeting/cancel?token=${tokenIn((await nextEmail()).text)}`;
  const { statusCode, headers } = await app().get(url);
  expect([statusCode, headers.location]).toEqual([302, `/de${url}`]);
  const german = (await app().get(`/de${url}`)).body;
  expect(german).toContain('<html lang="de"');
  expect(german).toMatch(/Montag, 9\. Juni 2031/);
  await choose(false);
  const english = await app().get(url);
  expect([english.statusCode, english.body.includes('Monday, June 9, 2031')]).toEqual([200, true]);
  const cancelled = await app().request({ method: 'POST', url });
  expect(cancelled.body).toContain('Our Meeting Is Cancelled</h1>');
  await sana().ask('PUT', '/settings/1', { languages: [] });
});

test('a link that is invalid, or whose meeting was cancelled or has begun, opens a friendly 404', async () => {
  const id = await requestMeeting('2031-01-01T02:00Z');
  await step(id, 'confirm');
  const url = `/meeting/cancel?token=${tokenIn((await nextEmail()).text)}`;
  const expectNothingToCancel = async (address: string) => {
    for (const method of ['GET', 'POST'] as const) {
      const page = await app().request({ method, url: address });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(page.body).toContain('No Meeting to Cancel</h1>');
    }
  };
  await expectNothingToCancel('/meeting/cancel');
  await expectNothingToCancel('/meeting/cancel?token=x&token=y');
  site.now = new Date('2031-01-01T02:00:00Z');
  await expectNothingToCancel(url);
  site.now = new Date('2031-01-01T00:00:00Z');
  expect((await app().get(url)).statusCode).toBe(200);
  await step(id, 'cancel');
  await expectNothingToCancel(url);
  expect(await read(id)).toMatchObject({ appointment: 'cancelled', version: 3 });
});
