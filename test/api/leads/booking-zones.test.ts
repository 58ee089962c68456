import { expect, test } from 'vitest';
import { bookingApp } from '../app/booking-app.ts';
import { hiddenFieldsIn, sendForm } from '../app/documents/html-form.ts';
import { languagesOf } from '../languages/translated-site.ts';

const HOUR = 60 * 60 * 1000; // ms

const site = bookingApp();
const { app, sana, server, waitUntilSent, kindHeldBy, freeTimes, book } = site;

test.each([
  ['Australia/Adelaide', 'America/Los_Angeles'],
  ['America/Chicago', 'Europe/Berlin'],
  ['Asia/Kathmandu', 'Pacific/Honolulu'],
])(
  'with a host in %s, a visitor in %s books, moves by hours, and reads the day that it is there (B10, B12)',
  async (host, visitor) => {
    const kind = await kindHeldBy();
    const { version: _none, ...hours } = (await sana().ask('GET', '/availability')).body.data;
    expect(await sana().ask('PUT', '/availability', { ...hours, time_zone: host })).toMatchObject({ status: 200 });
    // An address gets only so many confirmations.
    const email = `${kind}@example.com`;
    const times = await freeTimes(kind);
    const [first = ''] = times;
    const later = times.find((time) => Date.parse(time) === Date.parse(first) + 4 * HOUR) ?? '';
    const dayThere = (time: string) =>
      new Date(time).toLocaleDateString('en', { dateStyle: 'full', timeZone: visitor });

    expect(await book(kind, first, { email, time_zone: visitor })).toMatchObject({ status: 201 });
    const booked = await textTo(email);
    expect(booked).toContain(dayThere(first));
    const link = /\/meeting\/move\?token=[\w-]+/.exec(booked)?.[0] ?? '';
    const moved = await app().request({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ time: later, zone: visitor }).toString(),
    });
    expect(moved.statusCode).toBe(200);
    expect(moved.body).toContain(dayThere(later));
    expect(await textTo(email)).toContain(dayThere(later));
    expect(await freeTimes(kind)).toContain(first);
    expect(await freeTimes(kind)).not.toContain(later);
  },
);

test('a meeting is booked on the page of another language in another time zone', async () => {
  const kind = await kindHeldBy();
  await sana().call('PUT', '/settings/1', languagesOf('de'));
  await sana().call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  await sana().call('PUT', `/meeting-kinds/${kind}/translations/de`, { name: 'Gespräch', slug: kind, status: 1 });
  const [time = ''] = await freeTimes(kind);
  const { body } = await app().get(`/de/meeting/${kind}?zone=Pacific/Honolulu`);
  const form = /<form [^>]*lead-form[^>]*>/.exec(body)?.[0] ?? '';
  const action = / action="([^"]+)"/.exec(form)?.[1] ?? '/none';
  const fields = {
    name: 'Ines',
    email: 'ines-in-german@example.com',
    subject: 'Ein Laden',
    time,
    zone: 'Pacific/Honolulu',
  };
  // Nobody types as fast as a program.
  site.now = new Date(site.now.getTime() + 60_000);
  const sent = await sendForm(app(), action.replaceAll('&amp;', '&'), { ...hiddenFieldsIn(body), ...fields });
  expect([action, sent.statusCode]).toEqual([`/de/meeting/${kind}?zone=Pacific%2FHonolulu`, 200]);
  expect(await freeTimes(kind)).not.toContain(time);
});

async function textTo(email: string): Promise<string> {
  await waitUntilSent();
  const mails = server().delivered.splice(0);
  return mails.find(({ to }) => to.includes(email))?.text ?? '';
}
