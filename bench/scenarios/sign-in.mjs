import { median } from '../measure/figures.mjs';
import { timed } from '../measure/requests.mjs';
import { credentials, signIn, startServer } from '../subjects/server.mjs';

const ATTEMPTS = 200;
const ACCOUNTS = 5; // Keeps the attempts per account below the throttle.

/**
 * Compares the time of a refused sign-in for an existing and an unknown account. Every attempt has its own client
 * address, and the accounts alternate, so that none is throttled.
 */
const { origin, stop } = await startServer('3951', { CONTENT: 'empty', TRUST_PROXY: '127.0.0.1,::1' });

const client = await signIn(origin);
const accounts = [credentials.email];
while (accounts.length < ACCOUNTS) accounts.push(await addAccount(`person${accounts.length}@example.com`));

/** @type {number[][]} */
const times = [[], []];
for (let count = 0; count < ATTEMPTS; count += 1) {
  times[0]?.push(await timeOf(accounts[count % ACCOUNTS] ?? '', `10.1.0.${count}`));
  times[1]?.push(await timeOf(`nobody${count}@example.com`, `10.2.0.${count}`));
}
await stop();

const [existing = 0, unknown = 1] = times.map(median);
console.log(`existing account, median of ${ATTEMPTS}: ${existing.toFixed(1)} ms`);
console.log(`unknown account, median of ${ATTEMPTS}: ${unknown.toFixed(1)} ms`);
console.log(`ratio: ${(existing / unknown).toFixed(3)} (budget 0.9 to 1.1)`);

/** @param {string} email @param {string} address */
async function timeOf(email, address) {
  const headers = { 'x-forwarded-for': address };
  const body = { email, password: 'a wrong password' };
  const { time, status } = await timed(`${origin}/api/login`, { method: 'POST', headers, body });
  if (status !== 422) throw new Error(`The sign-in returned ${status}.`);
  return time;
}

/** @param {string} email */
async function addAccount(email) {
  const { body } = await client.ask('POST', '/invitations', {});
  const { password } = credentials;
  const token = new URL(body.data.link).searchParams.get('token');
  await client.call('POST', '/register', { token, name: 'Person', email, password, password_confirmation: password });
  return email;
}
