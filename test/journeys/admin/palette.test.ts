import { review } from '../../../content/types/review.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';

test('Enter that accepts a word of an input method opens nothing', async ({ view: page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  const palette = page.getByRole('combobox', { name: 'Go to a screen, find a record, create one' });
  await palette.fill('setti');
  await expect(page.getByRole('option', { name: 'Settings', exact: true })).toBeVisible();
  // As Safari sends it, after the composition; and as others do, during it.
  for (const how of [{ keyCode: 229 }, { isComposing: true }])
    await palette.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, ...how });
  await expect(palette).toHaveValue('setti');
  await expect(page).toHaveURL('/admin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings/edit/1');
});

test('the palette goes to screens, finds records and creates them, by keyboard', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Punched cards');
  const palette = page.getByRole('combobox', { name: 'Go to a screen, find a record, create one' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  for (const [typed, action, address] of [
    ['setti', 'Settings', '/admin/settings/edit/1'],
    ['punched', 'Punched cards Review', `/admin/reviews/edit/${id}`],
    ['create head', 'New heading', '/admin/blog-heading/create'],
    ['smtp', 'Mail server', '/admin/mail-server'],
    ['invite', 'People', '/admin/people'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await palette.fill(typed);
    await expect(page.getByRole('option', { name: action, exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(palette).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await palette.fill('dark');
  await page.getByRole('option', { name: 'Change the theme' }).click();
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible();
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await palette.fill('log out');
  await expect(page.getByRole('option', { name: 'Log out' })).toBeVisible();
  await palette.fill('nothing like this');
  await expect(page.getByRole('dialog').getByText('No matches')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await app.remove(review, String(id));
});

test('the palette finds fields of the settings, drafts, messages and people, and tells those of one name apart', async ({
  view: page,
  app,
}) => {
  const { data: draft } = await app.publisher.call<{ data: { id: number } }>('POST', '/drafts', {
    type: 'blogs',
    key: null,
    fields: { title: 'Weaving by numbers' },
  });
  const visitor = {
    name: 'Wanda Okonkwo',
    email: 'wanda@example.com',
    phone: '555 0100',
    description: 'A loom, please.',
  };
  await page.request.post('/api/contact/store', { data: visitor });
  await page.request.post('/api/contact/store', { data: { ...visitor, description: 'A spindle, please.' } });
  const palette = page.getByRole('combobox', { name: 'Go to a screen, find a record, create one' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  for (const [typed, group, option, address] of [
    ['logo', 'Fields', /^Logo on Dark Brand$/, '/admin/brand/edit/1#field-logo_dark'],
    ['weaving', 'Drafts', /^Weaving by numbers Blog$/, `/admin/blogs/create?draft=${draft.id}`],
    ['okonkwo', 'Messages', /^Wanda Okonkwo A loom, please\.$/, /\/admin\/messages\/\d+$/],
    ['sana', 'People', /^Sana /, '/admin/people'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await palette.fill(typed);
    await page.getByRole('group', { name: group }).getByRole('option', { name: option }).click();
    await expect(page).toHaveURL(address);
  }
  await page.keyboard.press('Control+k');
  await palette.fill('okonkwo');
  const messages = page.getByRole('group', { name: 'Messages' }).getByRole('option');
  await expect(messages).toHaveText(['Wanda Okonkwo A spindle, please.', 'Wanda Okonkwo A loom, please.']);
});

test('the palette finds a word of a text, and leads to all that has it', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Warp and weft');
  await app.publisher.call('PUT', `/reviews/${id}`, { feedback: 'They mended our shuttlecock in a day.' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a screen, find a record, create one' }).fill('shuttlecock');
  await page.getByRole('group', { name: 'Search' }).getByRole('option').click();
  await expect(page).toHaveURL('/admin/search?q=shuttlecock');
  const content = page.getByRole('region', { name: 'Content' });
  await expect(content.getByText('They mended our shuttlecock in a day.')).toBeVisible();
  await expect(content.locator('mark')).toHaveText(['shuttlecock']);
  const words = page.getByRole('searchbox', { name: 'Words' });
  await words.fill('no such shuttlecock');
  await words.press('Enter');
  await expect(page.getByText('Nothing contains all of these words.')).toBeVisible();
  await page.goBack();
  await content.getByRole('link', { name: 'Warp and weft' }).click();
  await expect(page).toHaveURL(`/admin/reviews/edit/${id}`);
  await app.remove(review, String(id));
});
