import type { Page } from '@playwright/test';
import { service } from '../../../content/types/service.ts';
import { expect, test } from '../browser/admin.ts';
import { rowOf } from '../browser/life.ts';
import { clear, maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

const names = ['First Loom', 'Second Loom', 'Third Loom'];

test('services are moved by keyboard and by dragging, and visitors see the new order', async ({ view: page, app }) => {
  await clear(app.publisher, service);
  const make = maker(app);
  const services = [];
  for (const name of names) services.push(await make.service(name));
  await page.goto('/admin/services');
  await expectOrder(page, names);
  await expect(page.getByRole('button', { name: 'Move First Loom up' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move First Loom down' }).focus();
  await page.keyboard.press('Enter');
  await screen.expectToast(page, 'Service Moved!');
  await expectOrder(page, ['Second Loom', 'First Loom', 'Third Loom']);

  await rowOf(page, 'Third Loom').dragTo(rowOf(page, 'Second Loom'));
  await expectOrder(page, ['Third Loom', 'Second Loom', 'First Loom']);
  await page.goto('/our-services?category=amazon');
  const panel = page.getByRole('region', { name: 'Amazon Services', exact: true });
  await expect(panel.getByRole('heading', { name: /Loom$/ })).toHaveText(['Third Loom', 'Second Loom', 'First Loom']);
  for (const { slug } of services) await app.remove(service, slug);
});

async function expectOrder(page: Page, titles: string[]) {
  await expect(page.getByRole('row').getByRole('link', { name: /^\w+ Loom$/ })).toHaveText(titles);
}
