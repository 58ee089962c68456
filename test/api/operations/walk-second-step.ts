import { clientOf, PASSWORD } from '../app/people.ts';
import { setUpApp } from '../app/second-step.ts';
import { BETTER, succeeds, type Walk } from './walk-people.ts';

const STEP = 30_000; // ms

/** Sets up a second step, passes it, requires it, and takes it away. */
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
  await succeeds(client.ask('POST', `/users/${id}/reset-factors`));

  await succeeds(client.ask('POST', '/account/confirm', { password: PASSWORD }));
  await setUpApp(client, Date.now);
  await succeeds(client.ask('PUT', '/required-factors', { roles: ['sales'] }));
  await succeeds(client.ask('GET', '/required-factors'));
  await succeeds(client.ask('PUT', '/required-factors', { roles: [] }));
  await succeeds(client.ask('DELETE', '/account/app'));
}
