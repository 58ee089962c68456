import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';
import { parseMetrics, type Scrape } from '../app/metrics.ts';

const token = 'token-of-prometheus';
const onPostgresOnly = process.env['TEST_DATABASE'] === 'postgres' ? [] : ['plinth_database_connections'];
let app: TestApp;
let scrape: Scrape;

beforeAll(async () => {
  app = await startApp({ configured: { METRICS_TOKEN: token } });
  await app.get('/contact-us');
  scrape = parseMetrics((await app.get('/metrics', { authorization: `Bearer ${token}` })).body);
});
afterAll(() => app.stop());

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const read = (name: string) => readFile(`docs/monitoring/${name}`, 'utf8');

/** The queries of both files. */
async function queries() {
  const { panels } = JSON.parse(await read('dashboard.json')) as Dashboard;
  const rules = (await read('alerts.yml')).split('- alert:').slice(1);
  return [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules];
}

test('dashboard and alerts name only metrics that there are, and each metric is on the dashboard', async () => {
  const named = (await queries()).map((query) => query.match(/plinth_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(30);
  const missing = named.flat().filter((name) => !scrape.names.has(name));
  expect([...new Set(missing)]).toEqual(onPostgresOnly);
  const names = named.flat().join(' ');
  const unshown = [...scrape.described].filter((name) => !names.includes(name));
  expect(unshown).toEqual(['plinth_start_time_seconds']);
});

test('they select and group by labels that these metrics have', async () => {
  const addedByPrometheus = new Set(['instance', 'job']);
  for (const query of await queries()) {
    const names = new Set(query.match(/plinth_\w+/g));
    const known = new Set([...names].flatMap((name) => scrape.labelsOf(name).flatMap(Object.keys)));
    if ([...names].some((name) => onPostgresOnly.includes(name))) known.add('state');
    const grouped = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const selected = [...query.matchAll(/\{(\w+)="/g)].map(([, name = '']) => name);
    expect([
      query,
      [...grouped, ...selected].filter((name) => !known.has(name) && !addedByPrometheus.has(name)),
    ]).toEqual([query, []]);
  }
});

test('every alert has a rule and a sentence', async () => {
  for (const rule of (await read('alerts.yml')).split('- alert:').slice(1))
    expect(rule).toMatch(/^ Plinth\w+\n +expr: [^]*annotations:\n +summary: [A-Z].*\.\n/);
});
