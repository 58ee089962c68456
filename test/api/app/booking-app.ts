import { expect } from 'vitest';
import { meetingsApp } from './meetings-app.ts';

/** Starts an app in which Sana can be booked, for the tests of a file about booked meetings. */
export function bookingApp() {
  // One sender books them all.
  const site = meetingsApp({ RATE_LIMIT: 'off' });
  const { app, sana } = site;
  let number = 0;

  /** Makes a kind of meeting that some people hold, Sana unless others are named, and returns its slug. */
  async function kindHeldBy(fields: object = {}): Promise<string> {
    const me = (await sana().ask('GET', '/account')).body.data.id as number;
    const { version: _none, ...hours } = (await sana().ask('GET', '/availability')).body.data;
    expect(await sana().ask('PUT', '/availability', hours)).toMatchObject({ status: 200 });
    const kind = { name: `Talk ${(number += 1)}`, status: 1, hosts: [me], where: 'phone', notice_hours: 0, ...fields };
    const created = await sana().ask('POST', '/meeting-kinds', kind);
    expect(created).toMatchObject({ status: 201 });
    return created.body.data.slug as string;
  }

  async function freeTimes(kind: string, query = 'days=20'): Promise<string[]> {
    const response = await app().get(`/api/slots?kind=${kind}&${query}`);
    return (response.json().data as { start: string }[]).map(({ start }) => start);
  }

  async function book(kind: string, time: string, fields: object = {}) {
    const request = { name: 'Ines', email: `ines-${(number += 1)}@example.com`, subject: 'A shop', kind, time };
    const response = await app().post('/api/meeting/store', { ...request, ...fields });
    return { status: response.statusCode, body: response.json() };
  }

  return Object.assign(site, { kindHeldBy, freeTimes, book });
}
