import { Webhook } from 'standardwebhooks';
import { startWebhookReceiver } from '../../servers/webhook-receiver.ts';
import { expect, noNetwork, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { auditScreen } from '../browser/screen-audit.ts';

test.describe('with an address that is refused', () => {
  test.use({ failures: refusals });

  test('a webhook is created with its secret shown once, tried out, sent again, renewed, paused and deleted', async ({
    view: page,
  }) => {
    const receiver = await startWebhookReceiver();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/admin/webhooks');
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await page.getByRole('link', { name: 'New webhook' }).click();
    const form = page.getByRole('form', { name: 'Webhook' });
    await form.getByLabel('Address').fill('https://user:secret@example.com/hook');
    await screen.press(page, 'Create webhook');
    await expect(form).toContainText('Choose at least one event.');
    await form.getByRole('checkbox', { name: 'A message arrives' }).check();
    await screen.press(page, 'Create webhook');
    await expect(form).toContainText('Address must not contain a user name or password.');
    await form.getByLabel('Address').fill(receiver.url('/hook'));
    await screen.press(page, 'Create webhook');
    const alert = page.getByRole('alert').filter({ hasText: 'It is shown only this time.' });
    await expect(alert.getByRole('button', { name: 'Copy' })).toBeFocused();
    const secret = /whsec_\S{44}/.exec((await alert.textContent()) ?? '')?.[0].replace(/Copy$/, '') ?? '';

    receiver.answers.set('/hook', 500);
    await page.getByRole('link', { name: 'send a test event' }).click();
    await expect(page.getByText(secret)).toHaveCount(0);
    await screen.press(page, 'Send a test event');
    const deliveries = page.getByRole('table', { name: 'Deliveries' });
    const row = deliveries.getByRole('row').filter({ hasText: 'webhook.test' });
    await expect(async () => {
      await screen.press(page, 'Refresh');
      await expect(row).toContainText('Its server answers with the status 500. Next try:', { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('alert', { name: 'Nothing has been taken lately' })).toBeVisible();
    const address = new URL(page.url()).pathname;
    await auditScreen(page, { path: address, title: new URL(receiver.url('/')).host });
    await page.setViewportSize({ width: 1280, height: 720 });
    receiver.answers.delete('/hook');
    await row.getByRole('button', { name: 'Send again: webhook.test' }).click();
    await expect(async () => {
      await screen.press(page, 'Refresh');
      await expect(row).toContainText('Delivered', { timeout: 1_000 });
    }).toPass();
    const last = receiver.received.at(-1);
    new Webhook(secret).verify(last?.text ?? '', last?.headers as Record<string, string>);

    await screen.press(page, 'New secret');
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click();
    await expect(alert).toBeVisible();
    await expect(page.getByText('The former one is good until')).toBeVisible();
    await form.getByRole('checkbox', { name: 'Switched on' }).uncheck();
    await screen.press(page, 'Save');
    await screen.expectToast(page, 'Webhook Updated!');
    await expect(page.getByRole('button', { name: 'Send a test event' })).toBeDisabled();

    await screen.press(page, 'Delete webhook');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await receiver.stop();
  });
});

test.describe('without a connection', () => {
  test.use({ failures: noNetwork });

  test('what is typed stays, whatever becomes of the webhook and whoever changes it', async ({ app, view: page }) => {
    const receiver = await startWebhookReceiver();
    const created = { url: receiver.url('/hook'), events: ['message.received'] };
    const { id } = (await app.publisher.call<{ data: { id: number } }>('POST', '/webhooks', created)).data;
    receiver.answers.set('/hook', 500);
    await page.goto(`/admin/webhooks/${id}`);
    const address = page.getByLabel('Address');
    await address.fill('https://example.com');
    await screen.press(page, 'Send a test event');
    await expect(async () => {
      await screen.press(page, 'Refresh');
      const alert = page.getByRole('alert', { name: 'Nothing has been taken lately' });
      await expect(alert).toContainText('Its server answers with the status 500.', { timeout: 1_000 });
    }).toPass();
    await app.publisher.call('PUT', `/webhooks/${id}`, { ...created, events: ['message.received', 'lead.erased'] });
    await screen.press(page, 'Refresh');
    await page.context().setOffline(true);
    await screen.press(page, 'Send a test event');
    await screen.expectToast(page, 'The server cannot be reached. Check your connection and try again.', 'error');
    await expect(address).toHaveValue('https://example.com');
    await page.context().setOffline(false);
    await screen.press(page, 'Save');
    await screen.expectToast(page, 'Webhook Updated!');
    await expect(address).toHaveValue('https://example.com/');
    await page.getByRole('link', { name: 'All webhooks' }).click();
    await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
    await app.publisher.call('DELETE', `/webhooks/${id}`);
    await receiver.stop();
  });
});
