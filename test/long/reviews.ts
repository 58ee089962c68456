import type { ApiClient } from '../api-client.ts';
import { prepareServer } from '../servers/killable-server.ts';

/** Starts a server that can be killed. Returns it with a client of its owner, and what a review needs to be published. */
export async function prepareReviews() {
  const server = await prepareServer({});
  await server.start();
  const client = await server.signIn();
  return { server, client, fields: await reviewFields(client) };
}

/** Returns what a review needs to be published, with a picture of its own. */
export async function reviewFields(client: ApiClient) {
  const text = { project_summary: 'Short.', project_review: '<p>Long.</p>', feedback: '0', status: 1 };
  return { ...text, client_name: 'Ada', image: await client.upload() };
}
