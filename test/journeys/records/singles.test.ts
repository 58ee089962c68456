import { about } from '../../../content/types/about.ts';
import { page as pageType } from '../../../content/types/page.ts';
import { settings } from '../../../content/types/settings.ts';
import { beginDraft } from '../../shared-drafts.ts';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

const singles = [
  {
    record: 'about',
    list: '/admin/about',
    noun: 'About page',
    title: 'Breadcrumb Heading',
    messages: { created: 'About Us Created!', updated: 'About Updated!', deleted: 'About Deleted!' },
    page: '/about-us',
  },
  {
    record: 'the service page',
    list: '/admin/service-pages',
    noun: 'Services page',
    title: 'Page Title',
    messages: {
      created: 'Service Page Created!',
      updated: 'Service Page Updated!',
      deleted: 'Service Page Details Deleted!',
    },
    page: '/our-services',
  },
];

for (const { record, list, noun, title, messages, page: path } of singles) {
  test(`${record} is one record: created, shown, read by visitors, changed and deleted`, async ({ view: page }) => {
    await page.goto(list);
    await expect(page.getByText(`No ${noun} yet`)).toBeVisible();
    await page.getByRole('link', { name: `Create the ${noun}` }).click();
    await expect(page).toHaveURL(`${list}/create`);
    await screen.type(page, { [title]: 'Once there was one' });
    await screen.press(page, 'Save');
    await screen.expectToast(page, messages.created);
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('link', { name: 'Create new' })).toBeHidden();

    await page.getByRole('link', { name: 'Edit Once there was one' }).click();
    await expect(page).toHaveURL(/\/edit\/\d+$/);
    await screen.press(page, 'Preview');
    await screen.type(page, { [title]: 'Still only one', 'Breadcrumb Heading': 'Still only one' });
    const preview = page.getByTitle('Preview of the page').contentFrame();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Still only one');
    await screen.press(page, 'Preview');
    await screen.press(page, 'Update');
    await screen.expectToast(page, messages.updated);
    await expect(page).toHaveURL(/\/edit\/\d+$/);
    await page.goto(list);
    await page.getByRole('link', { name: 'Show Still only one' }).click();
    await expect(page).toHaveURL(/\/show\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Still only one');
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Still only one');

    // The form of its page has it, too.
    await page.goto(`/admin/at?path=${path}`);
    await expect(screen.input(page, 'Breadcrumb Heading')).toHaveValue('Still only one');
    await expect(page.getByText('The page itself shows Breadcrumb Heading in its place.')).toBeVisible();
    await screen.type(page, { 'Breadcrumb Short Description': 'In the form of the page' });
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Page Updated!');
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('In the form of the page');
    await page.goto(`/admin/pages/show${path}`);
    await expect(page.getByRole('tabpanel')).toContainText('In the form of the page');

    await page.goto(list);
    await screen.press(page, 'Delete Still only one');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await screen.expectToast(page, messages.deleted);
    await expect(page.getByText(`No ${noun} yet`)).toBeVisible();
  });
}

test('a draft of About by itself and one of its page lead to each other', async ({ view: page, app }) => {
  const { id } = await app.publisher.create(about, { wwa_heading: 'Who' });
  const drafts = [
    await beginDraft(app.publisher, about, String(id), { wwa_heading: 'By itself' }),
    await beginDraft(app.publisher, pageType, 'about-us', { 'about.wwa_heading': 'With the page' }),
  ];
  await page.goto('/admin/pages/edit/about-us');
  await expect(screen.input(page, 'Who We Are Heading')).toHaveValue('With the page');
  const notice = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await notice('The About page also has a draft by itself').getByRole('link').click();
  await expect(page).toHaveURL(`/admin/about/edit/${id}`);
  await expect(screen.input(page, 'Who We Are Heading')).toHaveValue('By itself');
  await notice('The draft of the page “About Us” changes these texts too').getByRole('link').click();
  await expect(page).toHaveURL('/admin/pages/edit/about-us');
  await page.close();
  for (const draft of drafts) await app.publisher.call('DELETE', `/drafts/${draft}`);
  await app.publisher.remove(about, String(id));
});

test('settings can be saved repeatedly, and every page shows them', async ({ view: page, app }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/admin/settings/edit/1');
  for (const email of ['first@example.com', 'second@example.com']) {
    await screen.type(page, { Email: email, 'Phone Number': '+44 20 7946 0000' });
    const release = await screen.delay(page, 'POST', /\/api\/drafts\/\d+\/publish$/);
    await screen.press(page, 'Update');
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    release();
    await screen.expectToast(page, 'Settings Updated!', 'success', 'top-center');
    await screen.dismissToast(page);
    await expect(page).toHaveURL('/admin/settings/edit/1');
    await expect(screen.input(page, 'Email')).toHaveValue(email);
  }
  await page.goto('/contact-us');
  await expect(page.getByRole('main').getByRole('link', { name: 'second@example.com' })).toHaveCount(1);
  await app.publisher.update(settings, '1', { email: null, phone: null });
});

test('the form of the brand says how well text on a colour reads', async ({ view: page }) => {
  await page.goto('/admin/brand/edit/1');
  await screen.input(page, 'Brand Colour').fill('#0b5d46');
  await expect(page.getByText('White text on this colour reads well: 7.9 to 1.')).toBeVisible();
  await screen.input(page, 'Brand Colour').fill('#e0a100');
  await expect(page.getByText(/^Dark text on this colour reads well/)).toBeVisible();
  await screen.input(page, 'Brand Colour').fill('red');
  await expect(
    page.getByText('Not a colour yet. Type # and six digits or letters from a to f, such as #808080,'),
  ).toBeVisible();
  await screen.input(page, 'Brand Colour').fill('');
});
