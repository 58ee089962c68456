import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, overNetwork } from '../../api-client.ts';
import { startTwoInstances, type TwoInstances } from '../../servers/two-instances.ts';

let two: TwoInstances;
beforeAll(async () => {
  two = await startTwoInstances();
});
afterAll(() => two.stop());

test('each instance shows within a second what the other has published', async () => {
  expect(Math.max(...(await two.editInTurn(20)))).toBeLessThan(1_000);
});

test('a picture uploaded to one is served by the other', async () => {
  const path = await two.clients[0].upload(40);
  for (const server of [two.first, two.second]) expect((await server.fetch(path)).status).toBe(200);
});

test('people who have the same message open through each see one another', async () => {
  const [sana] = two.clients;
  const { data } = await sana.call<{ data: { link: string } }>('POST', '/invitations', { role: 'sales' });
  const token = new URL(data.link).searchParams.get('token');
  const omar = { name: 'Omar', email: 'omar@example.com', password: 'plinths carry' };
  const other = createApiClient(overNetwork(two.second.origin));
  await other.call('POST', '/register', { ...omar, password_confirmation: omar.password, token });
  const { ACCESS_TOKEN } = await other.call<{ ACCESS_TOKEN: string }>('POST', '/login', omar);
  const colleague = createApiClient(overNetwork(two.second.origin), ACCESS_TOKEN);
  const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' };
  await other.call('POST', '/contact/store', message);
  await sana.call('POST', '/contact-messages/1/presence');
  await colleague.call('PUT', '/contact-messages/1/replies/draft', { text: 'Dear', version: null });
  expect(await colleague.call('POST', '/contact-messages/1/presence')).toMatchObject({ data: [{ is_writing: false }] });
  expect(await sana.call('POST', '/contact-messages/1/presence')).toMatchObject({
    data: [{ user_name: 'Omar', is_writing: true }],
  });
});
