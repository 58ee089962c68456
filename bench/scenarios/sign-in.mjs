import { median } from '../measure/median.mjs';
import { credentials, startServer, tokenOf } from '../subjects/server.mjs';

const ATTEMPTS = 200;
const ACCOUNTS = 5; // Keeps the attempts per account below the throttle.

/**
 * Compares the time of a refused sign-in for an existing and an unknown account. Every attempt has its own client
 * address, and the accounts alternate, so that none is throttled.
 */
const { origin, stop } = await startServer('3951', { CONTENT: 'empty', TRUST_PROXY: '127.0.0.1,::1' });

const token = await tokenOf(origin);
const accounts = [credentials.email];
while (accounts.length < ACCOUNTS) accounts.push(await addAccount(`person${accounts.length}@example.com`));

/** @type {{ existing: number[], unknown: number[] }} */
const times = { existing: [], unknown: [] };
for (let count = 0; count < ATTEMPTS; count += 1) {
  times.existing.push(await timeOf(accounts[count % ACCOUNTS] ?? '', `10.1.0.${count}`));
  times.unknown.push(await timeOf(`nobody${count}@example.com`, `10.2.0.${count}`));
}
await stop();

const [existing, unknown] = [median(times.existing), median(times.unknown)];
console.log(`existing account, median of ${ATTEMPTS}: ${existing.toFixed(1)} ms`);
console.log(`unknown account, median of ${ATTEMPTS}: ${unknown.toFixed(1)} ms`);
console.log(`ratio: ${(existing / unknown).toFixed(3)} (budget 0.9 to 1.1)`);

/** @param {string} email @param {string} address */
async function timeOf(email, address) {
  const start = performance.now();
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  });
  await response.text();
  if (response.status !== 422) throw new Error(`The sign-in returned ${response.status}.`);
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
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return response.json();
}
