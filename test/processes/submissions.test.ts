import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../files.ts';
import { startWebhookReceiver } from '../servers/webhook-receiver.ts';
import { prepareTrialServer } from '../trial-kind/server.ts';

let server: Awaited<ReturnType<typeof prepareTrialServer>>;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await prepareTrialServer({ WEBHOOK_ALLOW_PRIVATE: 'yes' });
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

test('webhooks are told what arrives by a form that an agency has added, without the files', async () => {
  const owner = await server.signIn();
  const body = { url: receiver.url('/hook'), events: ['submission.received', 'message.received', 'lead.erased'] };
  const { secret } = (await owner.call<{ data: { secret: string } }>('POST', '/webhooks', body)).data;
  const visitor = { name: 'Ines Moreau', email: 'ines@example.com', reason: 'I like plinths.' };
  const { reference } = (await server.apply({ ...visitor, cv: pdf('cv.pdf') })).body;
  await expect.poll(() => receiver.received).toHaveLength(1);
  const [{ type, data, text, headers } = { type: '', data: {}, text: '', headers: {} }] = receiver.received;
  new Webhook(secret).verify(text, headers as Record<string, string>);
  expect([type, data]).toMatchObject([
    'submission.received',
    { lead: { type: 'applications', id: 1, reference, ...visitor, cv: 'cv.pdf', status: 'new' } },
  ]);
  expect(text).not.toContain('%PDF');
  await owner.call('DELETE', `/personal-data?email=${visitor.email}`);
  await expect
    .poll(() => receiver.received.at(1))
    .toMatchObject({
      type: 'lead.erased',
      data: { lead: { type: 'applications', id: 1 } },
    });
});
