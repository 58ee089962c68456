import { menus } from '../../../content/types/menus.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('an earlier version comes into the form as a draft, and nothing is published', async ({ view: page, app }) => {
  const { id } = await maker(app).review('History', { feedback: 'First' });
  await app.publisher.update(review, String(id), { feedback: 'Second' });
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.pressInMenu(page, 'History…');
  const dialog = page.getByRole('dialog', { name: 'History of this review' });
  await dialog.getByRole('button', { name: 'Compare version 1' }).click();
  const changes = dialog.getByRole('region', { name: 'Changes from version 1' });
  await expect(changes.getByRole('deletion')).toHaveText('First');
  await dialog.getByRole('button', { name: 'Restore version 1' }).click();
  await screen.expectToast(page, 'Version 1 is in the form now, as a draft.', 'success', 'top-center');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(screen.input(page, 'Feedback')).toHaveValue('First');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  const { data } = await app.publisher.call<{ data: object }>('GET', `/reviews/${id}`);
  expect(data).toMatchObject({ feedback: 'Second', version: 2 });
  await app.remove(review, String(id));
});

test('what a client said about a draft is found with its version', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Approved');
  const draft = await beginDraft(app.publisher, review, String(id), { feedback: 'Second' });
  const { path } = await share(app.publisher, draft);
  const approval = { name: 'Ruth', text: 'Lovely.', decision: 'approved', version: '1' };
  await fetch(app.origin + path, {
    method: 'POST',
    body: new URLSearchParams(approval),
    headers: { origin: app.origin },
  });
  await app.publisher.call('POST', `/drafts/${draft}/publish`);
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.pressInMenu(page, 'History…');
  const line = page.getByRole('listitem', { name: 'Version 2' });
  await expect(line).toContainText('Ruth approved it just now.');
  await line.getByRole('button', { name: 'Read 1 comment' }).click();
  await expect(line).toContainText('Lovely.');
  await app.remove(review, String(id));
});

test('where a draft has other words, one chooses by field', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Chosen', { feedback: 'First', project_summary: 'First' });
  await app.publisher.update(review, String(id), { feedback: 'Second', project_summary: 'Second' });
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'Mine', 'Project Summary': 'Mine' });
  await screen.pressInMenu(page, 'History…');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore version 1 into your draft' });
  await dialog.getByRole('radiogroup', { name: 'Feedback' }).getByLabel('Your version').check();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(screen.input(page, 'Feedback')).toHaveValue('Mine');
  await expect(screen.input(page, 'Project Summary')).toHaveValue('First');
  await app.remove(review, String(id));
});

test('menus have a history in their form', async ({ view: page, app }) => {
  const legal = (label: string) => ({ legal: [{ label, link: '/contact-us' }] });
  const { data: before } = await app.publisher.call<{ data: { legal: object[] } }>('GET', '/menus/1');
  await app.publisher.update(menus, '1', legal('Then'));
  await app.publisher.update(menus, '1', legal('Now'));
  await page.goto('/admin/menus/edit/1');
  await screen.pressInMenu(page, 'History…');
  const dialog = page.getByRole('dialog', { name: 'History of the menus' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Legal Links');
  await dialog
    .getByRole('button', { name: /^Compare version/ })
    .first()
    .click();
  await expect(dialog.getByRole('region').getByRole('deletion')).toContainText('Then');
  await app.publisher.update(menus, '1', { legal: before.legal });
});
