import type { ApiClient } from '../../api-client.ts';
import { clientOf, PASSWORD } from '../app/people.ts';
import { setUpApp } from '../app/second-step.ts';
import { addPasskey, type RequestOptions, softAuthenticator } from '../app/soft-authenticator.ts';
import { BETTER, succeeds, type Walk } from './walk-people.ts';

const STEP = 30_000; // ms

/** Sets up a second step and passkeys, passes it, requires it, and takes it away. */
export async function walkSecondStep({ app, client }: Walk) {
  const signIn = () => client.ask('POST', '/login', { email: 'lindqvist@example.com', password: BETTER });
  const theirs = clientOf(app, (await signIn()).body.ACCESS_TOKEN);
  const { id } = (await theirs.ask('GET', '/account')).body.data;
  await succeeds(theirs.ask('GET', '/account/security'));
  await setUpApp(theirs, Date.now);
  await succeeds(theirs.ask('POST', '/account/recovery-codes'));
  await succeeds(theirs.ask('DELETE', '/account/app'));
  // The step of a code that has been used does not count again.
  const { codes } = await setUpApp(theirs, () => Date.now() + STEP);
  const { challenge } = (await signIn()).body.second_step;
  await succeeds(client.ask('POST', '/login/second-step', { challenge, code: codes[0] }));
  await walkPasskeys(theirs, client);
  await succeeds(client.ask('POST', `/users/${id}/reset-factors`));

  await succeeds(client.ask('POST', '/account/confirm', { password: PASSWORD }));
  await setUpApp(client, Date.now);
  await succeeds(client.ask('PUT', '/required-factors', { roles: ['sales'] }));
  await succeeds(client.ask('GET', '/required-factors'));
  await succeeds(client.ask('PUT', '/required-factors', { roles: [] }));
  await succeeds(client.ask('DELETE', '/account/app'));
}

async function walkPasskeys(theirs: ApiClient, stranger: ApiClient) {
  const authenticator = softAuthenticator();
  const { get } = authenticator;
  const added = await addPasskey(theirs, authenticator);
  await succeeds(theirs.ask('PUT', `/account/passkeys/${added.id}`, { name: 'Desk' }));
  const { data: request } = await stranger.call<{ data: RequestOptions }>('POST', '/login/passkey/options');
  await succeeds(stranger.ask('POST', '/login/passkey', { passkey: get(request) }));
  const { data: confirming } = await theirs.call<{ data: RequestOptions }>('POST', '/account/confirm/options');
  await succeeds(theirs.ask('POST', '/account/confirm', { passkey: get(confirming) }));
  await succeeds(theirs.ask('DELETE', `/account/passkeys/${added.id}`));
}
