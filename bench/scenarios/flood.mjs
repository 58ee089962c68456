import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '../../test/servers/mail-server.ts';
import { median } from '../measure/figures.mjs';
import { load } from '../measure/load.mjs';
import { timed } from '../measure/requests.mjs';
import { startServer } from '../subjects/server.mjs';

const PORT = '3958';
const STORED = 30_000;
const SAMPLE = 200;
const SENDERS = 10;
const WATCHED_FOR = 5; // s
const FLOOD = 120;
const HONEST_WITHIN = 60_000; // ms
const AGENCY = 'agency@example.com';
const VICTIM = 'victim@example.com';
const TEXT = 'We would like to hear what a new shop with everything in it would cost.';

/** Measures how a flood of messages affects storing, page views, a victim whose address is used, and honest senders. */
const { origin, folder, stop } = await startServer(PORT, { RATE_LIMIT: 'off' });
await measureStoring();
await measurePages();
await stop();
await measureMisuse();

/** Compares storing in an empty inbox with storing in a full one. */
async function measureStoring() {
  await storeTime(50); // Warm-up.
  const first = await storeTime(SAMPLE);
  addMessages();
  const full = await storeTime(SAMPLE);
  const verdict = full <= 2 * first ? 'at most twice as much' : 'MORE than twice as much';
  console.log(`A message: ${inMs(first)} in an empty inbox, ${inMs(full)} with ${STORED} of the same day: ${verdict}.`);
}

async function measurePages() {
  const calm = await pageTime();
  const flood = new AbortController();
  let count = 0;
  const began = performance.now();
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!flood.signal.aborted) await send(origin, { description: `${TEXT} ${(count += 1)}` });
  });
  const flooded = await pageTime();
  flood.abort();
  const rate = (count * 1000) / (performance.now() - began);
  await Promise.all(senders);
  const verdict = flooded <= 3 * calm ? 'at most three times as long' : 'MORE than three times as long';
  console.log(
    `GET /: ${inMs(calm)} calm, ${inMs(flooded)} under ${SENDERS} senders (${Math.round(rate)} messages a second): ${verdict}.`,
  );
}

/** The average time of a page on one connection, in ms. */
async function pageTime() {
  return 1000 / (await load(`${origin}/`, { seconds: WATCHED_FOR, connections: 1 }));
}

async function measureMisuse() {
  const mails = await startMailServer();
  const { origin, stop } = await startServer(PORT, {
    CONTENT: 'empty',
    SMTP_URL: mails.url,
    NOTIFY_EMAIL: AGENCY,
    TRUST_PROXY: '127.0.0.1',
  });
  const responses = await Promise.all(
    Array.from({ length: FLOOD }, (_, number) =>
      send(origin, {
        from: `2001:db8:1:2::${number.toString(16)}`,
        name: 'Prize Winner',
        email: VICTIM,
        description: `Claim prize ${number} at https://prize.example`,
      }),
    ),
  );
  const began = performance.now();
  const honest = { from: '192.0.2.7', name: 'Ines Moreau', description: 'We need a new shop.' };
  const { status } = await send(origin, honest);
  const hasArrived = () => mails.delivered.some(({ to, head }) => to.includes(AGENCY) && head.includes('Ines Moreau'));
  while (!hasArrived() && performance.now() - began < HONEST_WITHIN) await wait(20);
  const after = performance.now() - began;
  while (mails.delivered.length < FLOOD / 2 + 4 && performance.now() - began < HONEST_WITHIN) await wait(100);
  await stop();
  await mails.stop();
  const toVictim = mails.delivered.filter(({ to }) => to.includes(VICTIM));
  const quoting = toVictim.filter(({ raw, text }) => /prize|winner/i.test(raw + text));
  const accepted = responses.filter((response) => response.status === 201).length;
  console.log(`Of ${FLOOD} messages from one /64 with a victim’s address ${accepted} were accepted.`);
  console.log(`The victim got ${toVictim.length} emails, ${quoting.length} of them with words of the sender.`);
  console.log(`An honest message sent after them (${status}) reached the agency after ${(after / 1000).toFixed(1)} s.`);
}

/** Sends a message from an address. */
async function send(
  /** @type {string} */ origin,
  { from = '', name = 'Visitor', email = 'visitor@example.com', description = TEXT } = {},
) {
  const headers = from ? { 'x-forwarded-for': from } : {};
  const body = { name, email, phone: '555 0100', description };
  return timed(`${origin}/api/contact/store`, { method: 'POST', headers, body });
}

/** Returns the median. @param {number} count */
async function storeTime(count) {
  const times = [];
  for (let number = 0; number < count; number += 1) {
    const { time, status } = await send(origin);
    if (status !== 201) throw new Error('A message was refused.');
    times.push(time);
  }
  return median(times);
}

/** Fills the inbox with copies of its last message. */
function addMessages() {
  const database = new DatabaseSync(join(folder, 'plinth.sqlite'));
  database.exec(`pragma busy_timeout = 5000;
    insert into contact_messages (name, email, phone, description, text_hash, created_at, reference)
    with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${STORED})
    select name, email, phone, description, text_hash, created_at, 'P-' || number from numbers,
      (select * from contact_messages order by id desc limit 1)`);
  database.close();
}

/** @param {number} time */
function inMs(time) {
  return `${time.toFixed(2)} ms`;
}
