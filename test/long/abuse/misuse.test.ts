import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../../api/app/app.ts';
import { startMailServer } from '../../servers/mail-server.ts';

const COUNT = 500;
const PER_SENDER = 50;
const VICTIM = 'victim@example.com';
const AGENCY = 'agency@example.com';

let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({ configured: { SMTP_URL: mails.url, NOTIFY_EMAIL: AGENCY } });
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

const send = (payload: object, remoteAddress: string) =>
  app.request({ method: 'POST', url: '/api/contact/store', payload, remoteAddress });

test(`of ${COUNT} messages with the address of a victim, two send emails, without their words; honest messages arrive`, async () => {
  for (let number = 0; number < COUNT; number += 1) {
    const network = Math.floor(number / PER_SENDER).toString(16);
    const words = {
      name: 'Prize Winner',
      description: `Please come and claim your prize ${number} at https://prize.example`,
    };
    const response = await send(
      { ...words, email: VICTIM, phone: '1' },
      `2001:db8:0:${network}::${number.toString(16)}`,
    );
    expect(response.statusCode).toBe(201);
  }
  const honest = { name: 'Ines Moreau', email: 'ines@example.com', phone: '1', description: 'We need a shop.' };
  expect((await send(honest, '192.0.2.7')).statusCode).toBe(201);
  const isHonestNotified = () =>
    mails.delivered.some(({ to, head }) => to.includes(AGENCY) && head.includes('Ines Moreau'));
  await expect.poll(isHonestNotified, { timeout: 15_000, interval: 50 }).toBe(true);

  const patience = { timeout: 4 * 60_000, interval: 200 };
  const toAgency = () => mails.delivered.filter(({ to }) => to.includes(AGENCY)).length;
  await expect.poll(toAgency, patience).toBe(COUNT + 1);
  await expect.poll(() => mails.delivered.some(({ to }) => to.includes(honest.email)), patience).toBe(true);
  const toVictim = mails.delivered.filter(({ to }) => to.includes(VICTIM));
  expect(toVictim).toHaveLength(2);
  for (const { raw, text } of toVictim) expect(raw + text).not.toMatch(/prize|winner/i);
});
