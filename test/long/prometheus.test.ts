import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../bin/run.mjs';
import { startApp } from '../api/app/app.ts';
import { debianProgram } from '../servers/debian-program.ts';

const token = 'token-of-prometheus';
const promtool = (args: string[], input = '') =>
  execFileSync(debianProgram('promtool', 'prometheus'), args, { input, encoding: 'utf8' });

test('Prometheus accepts the alert rules', () => {
  const printed = promtool(['check', 'rules', join(root, 'docs/monitoring/alerts.yml')]);
  expect(printed).toMatch(/SUCCESS: \d+ rules found/);
});

test('Prometheus accepts the metrics, and has nothing to say about their names', async () => {
  const app = await startApp({ configured: { METRICS_TOKEN: token } });
  await app.get('/contact-us');
  const { body } = await app.get('/metrics', { authorization: `Bearer ${token}` });
  await app.stop();
  expect(promtool(['check', 'metrics'], body)).toBe('');
});
