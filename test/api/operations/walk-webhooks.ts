import { TEST_EVENT } from '../../../content/webhook-events.ts';
import { succeeds, type Walk } from './walk-people.ts';

/** Of a name that no server has: nothing is asked of anybody. */
const URL = 'https://webhooks.invalid/hook';

export async function walkWebhooks({ client }: Walk) {
  const input = { url: URL, events: ['lead.erased'] };
  const { body } = await client.ask('POST', '/webhooks', input);
  const path = `/webhooks/${body.data.id}`;
  await succeeds(client.ask('GET', '/webhooks'));
  await succeeds(client.ask('GET', path));
  await succeeds(client.ask('PUT', path, input));
  await succeeds(client.ask('POST', `${path}/secret`));
  await succeeds(client.ask('POST', `${path}/test`));
  const [delivery] = (await client.ask('GET', `${path}/deliveries`)).body.data;
  if (delivery.event !== TEST_EVENT) throw new Error('There is no delivery of the test.');
  await succeeds(client.ask('POST', `${path}/deliveries/${delivery.id}/resend`));
  await succeeds(client.ask('DELETE', path));
}
