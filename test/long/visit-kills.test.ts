import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareServer } from '../servers/killable-server.ts';

const KILLS = Number(process.env['KILLS'] ?? 30);
const VISITS = 40; // before each of them
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const pages = ['/', '/about-us', '/our-services', '/contact-us'];
const referrers = ['https://www.google.com/', 'https://chatgpt.com/', ''];

let server = {} as Awaited<ReturnType<typeof prepareServer>>;
beforeAll(async () => {
  server = await prepareServer({ WORKERS: '2', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server.stop());

interface Counts {
  views: number;
  visits: number;
}

interface Figures {
  totals: Counts & { visitors: number };
  pages: Counts[];
  sources: Counts[];
  channels: Counts[];
  devices: Counts[];
  languages: Counts[];
  countries: Counts[];
}

/** Each of somebody else. */
async function visit(number: number) {
  const referer = referrers[number % referrers.length];
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': `203.0.${number >> 8}.${number & 255}` };
  const page = `${server.origin}${pages[number % pages.length]}`;
  const response = await fetch(page, { headers: { ...headers, ...(referer && { referer }) } });
  expect(response.status).toBe(200);
  await response.text();
}

async function readFigures(): Promise<Figures> {
  return (await (await server.signIn()).ask('GET', '/figures')).body.data as Figures;
}

test(`visits are stored with all their lists or not at all, and never twice, by kill -9 while servers stop, ${KILLS} times`, async () => {
  let visitors = 0;
  const losses: number[] = [];
  const makeVisits = async () => {
    for (let number = 0; number < VISITS; number += 1) await visit((visitors += 1));
  };
  await server.start();
  await makeVisits();
  const began = performance.now();
  await server.shutDown();
  const stopping = performance.now() - began;
  await server.start();
  let stored = (await readFigures()).totals.visits;
  expect(stored).toBe(VISITS);
  for (let round = 1; round <= KILLS; round += 1) {
    await makeVisits();
    const stopped = server.shutDown();
    await wait((round / KILLS) * stopping);
    server.strike();
    await stopped;
    await server.start();
    const { totals, ...lists } = await readFigures();
    const added = totals.visits - stored;
    expect(added).toBeGreaterThanOrEqual(0);
    expect(added).toBeLessThanOrEqual(VISITS);
    expect(totals.views).toBe(totals.visits);
    for (const list of [lists.pages, lists.sources, lists.channels, lists.devices, lists.languages, lists.countries])
      expect(list.reduce((sum, { visits }) => sum + visits, 0)).toBe(totals.visits);
    expect(Math.abs(totals.visitors - totals.visits)).toBeLessThanOrEqual(2 + totals.visits * 0.02);
    stored = totals.visits;
    losses.push(VISITS - added);
  }
  console.log(`Lost of ${VISITS} each time: ${losses.join(' ')}`);
}, 3_600_000);
