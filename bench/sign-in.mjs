import { median } from './measure/median.mjs';
import { credentials, startPlinth, tokenOf } from './subjects/plinth.mjs';

const ATTEMPTS = 200;
const ACCOUNTS = 5; // Of each, fewer attempts are made than strangers have.

/**
 * Measures how long a refused sign-in takes for an account that is there and for one that is not, in turn. Each attempt
 * comes from a sender of its own, and the accounts take turns, so that none is throttled.
 */
const { origin, stop } = await startPlinth('3951', { CONTENT: 'empty', TRUST_PROXY: '127.0.0.1,::1' });

const token = await tokenOf(origin);
const accounts = [credentials.email];
while (accounts.length < ACCOUNTS) accounts.push(await addAccount(`person${accounts.length}@example.com`));

/** @type {{ known: number[], unknown: number[] }} */
const times = { known: [], unknown: [] };
for (let count = 0; count < ATTEMPTS; count += 1) {
  times.known.push(await timeOf(accounts[count % ACCOUNTS] ?? '', `10.1.0.${count}`));
  times.unknown.push(await timeOf(`nobody${count}@example.com`, `10.2.0.${count}`));
}
await stop();

const [known, unknown] = [median(times.known), median(times.unknown)];
console.log(`known account, median of ${ATTEMPTS}: ${known.toFixed(1)} ms`);
console.log(`unknown account, median of ${ATTEMPTS}: ${unknown.toFixed(1)} ms`);
console.log(`ratio: ${(known / unknown).toFixed(3)} (budget 0.9 to 1.1)`);

/** @param {string} email @param {string} address */
async function timeOf(email, address) {
  const start = performance.now();
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  });
  await answer.text();
  if (answer.status !== 422) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return performance.now() - start;
}

/** @param {string} email */
async function addAccount(email) {
  const { data } = await post('/invitations', {}, { authorization: `Bearer ${token}` });
  const { password } = credentials;
  const invited = new URL(data.link).searchParams.get('token');
  await post('/register', { token: invited, name: 'Person', email, password, password_confirmation: password });
  return email;
}

/** @param {string} path @param {object} fields @param {Record<string, string>} [headers] */
async function post(path, fields, headers) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.json();
}
