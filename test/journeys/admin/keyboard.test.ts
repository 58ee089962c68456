import { expect, type Locator, type Page, test } from '@playwright/test';
import { administrator, signIn } from '../browser/administrator.ts';

const picture = 'test/photos/landscape_3.jpg';

test('the sign-in works with the keyboard only', async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(administrator.email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('alert')).toHaveText('User Logged In Successfully!');
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => void (await signIn(page)));

  test('the first Tab offers a link that skips to the content', async ({ page }) => {
    await open(page, '/admin/reviews');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Create new' })).toBeFocused();
  });

  test('a new screen moves the focus to its heading', async ({ page }) => {
    await open(page, '/admin');
    await tabTo(page, page.getByRole('link', { name: 'Team', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeFocused();
  });

  test('a review is created, edited and deleted', async ({ page }) => {
    const project = `By keyboard ${Date.now()}`;
    await open(page, '/admin/reviews');
    await tabTo(page, page.getByRole('link', { name: 'Create new' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, page.getByLabel('Client Name'));
    await page.keyboard.type('Ada Lovelace');
    await page.getByLabel('Client Image', { exact: true }).setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'The chosen Client Image' })).toBeVisible();
    await tabTo(page, page.getByLabel('Project Name'));
    await page.keyboard.type(project);
    await tabTo(page, page.getByRole('combobox', { name: 'Status' }));
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await tabTo(page, page.getByLabel('Project Summary'));
    await page.keyboard.type('An engine.');
    await tabTo(page, page.getByRole('textbox', { name: 'Project Review' }));
    await page.keyboard.type('It reckons.');
    await tabTo(page, page.getByLabel('Feedback'));
    await page.keyboard.type('It weaves.');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: 'Draft Saved!' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Review Created!' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/reviews$/);

    await tabTo(page, page.getByRole('link', { name: `Edit ${project}` }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Client Name'));
    await page.keyboard.type('Countess Lovelace');
    await tabTo(page, page.getByRole('button', { name: 'Update' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Review Updated!' })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'All reviews' }));
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('button', { name: `Delete ${project}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Review Deleted!' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeFocused();
    await expect(page.getByRole('link', { name: project, exact: true })).toHaveCount(0);
  });

  test('a service is moved up and down, and keeps the focus', async ({ page }) => {
    await open(page, '/admin/services');
    const rows = page.getByRole('table').getByRole('row');
    const [first = '', second = ''] = await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Select ', '') ?? ''));
    const up = page.getByRole('button', { name: `Move ${second} up` });
    await tabTo(page, up);
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText(second);
    await expect(up).toBeFocused();
    await expect(up).toBeDisabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText(first);
    await expect(page.getByRole('button', { name: `Move ${second} down` })).toBeFocused();
  });

  test('the palette opens a screen and a record, and returns the focus', async ({ page }) => {
    await open(page, '/admin/teams');
    const search = page.getByRole('searchbox', { name: 'Search by Name' });
    await tabTo(page, search);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await expect(palette.getByPlaceholder('Go to a screen')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(search).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('Activity');
    await expect(palette.getByRole('option')).toHaveText(['Activity']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeFocused();
  });

  test('Escape closes a dialog and returns the focus', async ({ page }) => {
    await open(page, '/admin/blogs');
    const remove = page.getByRole('button', { name: /^Delete / }).first();
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    // The dialog takes the focus a moment after it opens; before that, Escape has nothing to return.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(remove).toBeFocused();
  });

  test('Tab leaves the rich text, a list and a table in it too', async ({ page }) => {
    await open(page, '/admin/reviews/create');
    const text = page.getByRole('textbox', { name: 'Project Review' });
    await tabTo(page, page.getByRole('button', { name: 'Bold' }));
    const table = page.getByRole('button', { name: 'Insert table' });
    while (!(await table.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(text.getByRole('cell')).toHaveCount(6);
    await tabTo(page, page.getByLabel('Feedback'));
    await expect(text.getByRole('cell')).toHaveCount(6);
  });

  test('Escape closes the drawer of a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 720 });
    await open(page, '/admin/blogs');
    const navigation = page.getByRole('navigation', { name: 'Admin' });
    await expect(navigation).toBeHidden();
    await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
    await page.keyboard.press('Enter');
    await expect(navigation).toBeInViewport();
    await tabTo(page, navigation.getByRole('link', { name: 'Services' }));
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

/** Opens a screen and waits until it is rendered. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses Tab until an element has the focus, and expects the focus to be visible. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('outline-style', 'solid');
}
