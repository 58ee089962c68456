import { expect, test } from 'vitest';
import { meetingsApp } from '../app/meetings-app.ts';

const site = meetingsApp();
const { app, sana } = site;

test('a free time is offered, booked once, and no longer offered', async () => {
  const client = await sana().ask('GET', '/account');
  const me = client.body.data.id as number;
  const hours = await sana().ask('GET', '/availability');
  expect(hours.body.data).toMatchObject({ version: 0, time_zone: 'Asia/Karachi' });
  expect(await sana().ask('PUT', '/availability', hours.body.data)).toMatchObject({ status: 200 });
  const kind = await sana().ask('POST', '/meeting-kinds', {
    name: 'A talk',
    status: 1,
    hosts: [me],
    minutes: 30,
    where: 'phone',
    notice_hours: 0,
  });
  expect(kind).toMatchObject({ status: 201 });
  console.log(kind.body.data);
  const slots = await app().get('/api/slots?kind=a-talk&days=10');
  console.log(slots.statusCode, slots.body.slice(0, 300));
  const [first] = slots.json().data;
  const request = { name: 'Ines', email: 'ines@example.com', subject: 'Hello', kind: 'a-talk', time: first.start };
  const booked = await app().post('/api/meeting/store', request);
  console.log(booked.statusCode, booked.body);
  const again = await app().post('/api/meeting/store', { ...request, email: 'other@example.com' });
  console.log(again.statusCode, again.body);
});
