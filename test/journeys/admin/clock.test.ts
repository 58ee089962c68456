import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { createServerGroup } from '../../servers/server-process.ts';
import { freePort } from '../../servers/free-port.ts';
import { administrator } from '../browser/administrator.ts';
import { recordPage } from '../browser/console.ts';
import { maker } from '../browser/records.ts';
import { openContext, signInAs } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

const LONG_AGO = '2024-02-29T10:00:00.000Z';

const servers = createServerGroup();
test.afterAll(() => servers.stop());

test('an owner says that the clock is right after a long stop, and what was due is published', async ({ browser }) => {
  const variables = {
    PORT: String(await freePort()),
    DATA_DIR: join(servers.folder, 'data'),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const start = async () => {
    const server = await servers.start(variables);
    await server.prints('is ready');
    return server;
  };
  const first = await start();
  const { origin } = first;
  const before = await signInAs(origin, administrator);
  const make = maker({ publisher: before, picture: await before.upload() });
  const { id } = await make.review('Due meanwhile', { status: 2 });
  const time = new Date(Date.now() + 86_400_000).toISOString();
  await before.call('POST', `/reviews/${id}/schedule`, { action: 'publish', time });
  await first.stop();

  // As if the site had last run then, on a machine that has been started since.
  const database = new DatabaseSync(join(variables.DATA_DIR, 'plinth.sqlite'));
  database.exec(`insert into site_clock (id, seen_at) values (1, '${LONG_AGO}')
    on conflict (id) do update set seen_at = excluded.seen_at, boot_id = null`);
  database.exec(`update schedules set due_at = '${LONG_AGO}'`);
  database.close();

  await start();
  const owner = await signInAs(origin, administrator);
  const statusOf = async () => (await owner.call<{ data: { status: number } }>('GET', `/reviews/${id}`)).data.status;
  const alarms = async () => (await owner.call<{ data: { alarms: object[] } }>('GET', '/overview')).data.alarms;
  await expect.poll(alarms).toHaveLength(1);
  const context = await openContext(browser, origin, owner.token);
  const page = await context.newPage();
  const { errors } = recordPage(page);
  await page.goto('/admin');
  const alarm = page.getByRole('alert').filter({ hasText: 'the site last ran at 2024-02-29 10:00 UTC' });
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [375, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(alarm.getByRole('button', { name: 'The clock is right' })).toBeInViewport();
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
  expect(await statusOf()).toBe(2);

  await alarm.getByRole('button', { name: 'The clock is right' }).press('Enter');
  await expect(page.getByText('Clock confirmed.')).toBeVisible();
  await expect(alarm).toBeHidden();
  await expect.poll(statusOf).toBe(1);
  await page.goto('/admin/activity');
  await expect(page.getByText('confirmed the clock of the server')).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
