import { median } from '../measure/figures.mjs';
import { openRequests } from '../measure/requests.mjs';
import { startPostgres } from '../subjects/postgres.mjs';
import { startServer } from '../subjects/server.mjs';

const MESSAGES = '20000';
const ROUNDS = 15;
const MAX_TIME = 100; // ms

const paths = [
  '/api/contact-messages',
  '/api/contact-messages?page=800',
  '/api/contact-messages?status=won',
  '/api/contact-messages?status=new&assignee=none',
  '/api/contact-messages?follow_up=due',
  '/api/contact-messages?search=visitor4711',
  '/api/contact-messages?search=zeppelin',
  '/api/contact-messages?search=website',
  '/api/contact-messages?search=%C3%A4nderung',
  '/api/contact-messages/10000',
  '/api/contact-messages/10000/timeline',
  '/api/contact-messages/10000/same-person',
  '/api/contact-messages/10000/neighbours?status=won',
  '/api/contact-messages/10000/replies',
  '/api/overview',
];

/**
 * Measures what the screens of the inbox ask for, with 20,000 messages, on SQLite and, where it is installed, on PostgreSQL: medians
 * in ms. Fails where one takes more than 100.
 */
await measure('SQLite', '');
const postgres = await startPostgres();
if (postgres) await measure('PostgreSQL', await postgres.addDatabase());
await postgres?.stop();

/** @param {string} database @param {string} DATABASE_URL */
async function measure(database, DATABASE_URL) {
  const variables = { CONTENT: 'empty', RATE_LIMIT: 'off', SELF_TEST_HOURS: '0', RETENTION_DAYS: '3650', DATABASE_URL };
  const { origin, stop } = await startServer('3956', variables, { filling: ['--messages', MESSAGES] });
  const { ask } = await openRequests(origin);
  for (const path of paths) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await ask(path)).time);
    const time = median(times);
    console.log(`${`${database}: ${path}`.padEnd(70)}${time.toFixed(1).padStart(8)}${time > MAX_TIME ? '  OVER' : ''}`);
    if (time > MAX_TIME) process.exitCode = 1;
  }
  await stop();
}
