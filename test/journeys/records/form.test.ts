import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { expect, noNetwork, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('missing fields are marked without a request, and the first one gets the focus', async ({ view: page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.goto('/admin/reviews/create');
  await screen.type(page, { 'Project Name': 'Kept as it is' });
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Client Name is required.', 'error', 'top-center');
  for (const label of ['Client Name', 'Project Summary', 'Feedback'])
    await expect(screen.input(page, label)).toHaveAccessibleDescription(`${label} is required.`);
  for (const label of ['Client Image', 'Status', 'Project Review'])
    await expect(page.getByText(`${label} is required.`)).toBeVisible();
  await expect(screen.input(page, 'Client Name')).toBeFocused();
  await expect(screen.input(page, 'Project Name')).toHaveValue('Kept as it is');
  expect(calls).toEqual([]);
});

test('an invalid link is refused in a sentence', async ({ view: page }) => {
  await page.goto('/admin/settings/edit/1');
  await screen.type(page, { Facebook: 'javascript:alert(1)' });
  await screen.press(page, 'Update');
  const sentence = 'Facebook must be an address that starts with https:// or http://.';
  await expect(screen.input(page, 'Facebook')).toHaveAccessibleDescription(sentence);
  await expect(screen.input(page, 'Facebook')).toBeFocused();
  await screen.type(page, { Facebook: '' });
});

test('the form of a page that every site has names its address, which cannot be changed', async ({
  view: page,
  app,
}) => {
  await page.goto('/admin/pages/edit/home');
  await expect(page.getByText('Every site has this page, so its address can’t change')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Status' })).toHaveCount(0);
  const result = page.getByRole('region', { name: 'Preview of the search result' });
  await screen.type(page, { 'SEO Title': '' });
  await expect(result).not.toContainText('Home');
  const { data } = await app.publisher.call<{ data: Record<string, string> }>('GET', '/settings/1');
  await expect(result).toContainText(data['expertise_heading'] ?? '');
  await expect(result).toContainText(data['expertise_description'] ?? '');
  await screen.type(page, { 'SEO Title': 'Shops for potters' });
  await expect(result).toContainText(/Shops for potters \| /);
});

test('an input near its limit shows its length', async ({ view: page }) => {
  await page.goto('/admin/teams/create');
  await screen.type(page, { Name: 'a'.repeat(170) });
  await expect(screen.input(page, 'Name')).toHaveAccessibleDescription('170 of at most 200 characters');
  await screen.type(page, { Name: 'a'.repeat(201) });
  await screen.press(page, 'Save');
  await expect(screen.input(page, 'Name')).toHaveAccessibleDescription(/Name can be at most 200 characters long\./);
  await screen.type(page, { Name: '' });
});

test('a form asks before unsaved changes are left, and not after they are saved as a draft', async ({
  view: page,
  app,
}) => {
  const { slug } = await maker(app).author('Kathleen Booth');
  await page.goto(`/admin/teams/edit/${slug}`);
  await screen.type(page, { 'Job Title': 'Assembler' });
  await page.getByRole('link', { name: 'All team members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(`/admin/teams/edit/${slug}`);
  await expect(screen.input(page, 'Job Title')).toHaveValue('Assembler');
  await page.keyboard.press('Control+s');
  await screen.expectToast(page, 'Draft Saved!');
  await expect(page).toHaveURL(`/admin/teams/edit/${slug}`);
  await page.getByRole('link', { name: 'All team members' }).click();
  await expect(page).toHaveURL('/admin/teams');

  await page.goto(`/admin/teams/edit/${slug}`);
  await screen.type(page, { 'Job Title': 'Nothing to keep' });
  await page.getByRole('link', { name: 'All team members' }).click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin/teams');
  await page.goto(`/admin/teams/edit/${slug}`);
  await expect(screen.input(page, 'Job Title')).toHaveValue('Assembler');
  await expect(page.getByText('It is not published.')).toBeVisible();
  await app.remove(teamMember, slug);
});

test('what would be left unsaved can be saved as a draft, of a new record too', async ({ view: page, app }) => {
  const { slug } = await maker(app).author('Grace Drafts');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const list = page.getByRole('link', { name: 'All team members' });
  for (const [path, name] of [
    [`/admin/teams/edit/${slug}`, 'Grace Drafts'],
    ['/admin/teams/create', 'Brand New'],
  ] as const) {
    await page.goto(path);
    await screen.type(page, { Name: name, 'Job Title': 'Half a title' });
    await list.click();
    await dialog.getByRole('button', { name: 'Save draft and leave' }).click();
    await screen.expectToast(page, 'Draft Saved!');
    await expect(page).toHaveURL('/admin/teams');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('region', { name: 'Drafts' }).getByRole('link', { name: 'Brand New' }).click();
  await expect(screen.input(page, 'Job Title')).toHaveValue('Half a title');
  await expect(page.getByText('Unsaved changes restored')).toBeHidden();
  const { data } = await app.publisher.call<{ data: { id: number }[] }>('GET', '/drafts?type=teams');
  expect(data).toHaveLength(2);
  for (const { id } of data) await app.publisher.call('DELETE', `/drafts/${id}`);
  await app.remove(teamMember, slug);
});

test.describe('refused by the server', () => {
  test.use({ failures: refusals });

  test('a refused form shows the errors, keeps the input, and can be corrected', async ({ view: page, app }) => {
    const make = maker(app);
    const { id } = await make.blog('One heading only');
    await page.goto('/admin/blog-heading/create');
    await screen.type(page, { 'Heading Title': 'Second come', Description: 'Typed with care.' });
    await screen.upload(page, 'Heading Image');
    await screen.choose(page, 'Blog', 'One heading only');
    await screen.choose(page, 'Sequence', '1');
    // Somebody else takes the sequence first.
    await make.heading('Already there', { blog_id: id, sequence: 1 });
    await screen.press(page, 'Save');
    await expect(page.getByRole('alert')).toBeVisible();
    const sentence = String(await page.getByRole('alert').textContent());
    expect(sentence).toMatch(/Sequence/);
    await expect(screen.choice(page, 'Sequence')).toHaveAccessibleDescription(sentence);
    await expect(screen.choice(page, 'Sequence')).toBeFocused();
    await expect(screen.input(page, 'Description')).toHaveText('Typed with care.');
    await screen.choose(page, 'Sequence', '2');
    await screen.press(page, 'Save');
    await screen.expectToast(page, 'Heading Created Successfully', 'success', 'top-center');
  });

  test('a file that is not a picture is refused in a sentence', async ({ view: page }) => {
    await page.goto('/admin/teams/create');
    const file = { name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
    await page.getByLabel('Image', { exact: true }).setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: /^Image / })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Image (is|must|cannot)/)).toBeVisible();
    await screen.upload(page, 'Image');
    await expect(page.getByRole('main').getByText(/^Image (is|must|cannot)/)).toBeHidden();
  });
});

test.describe('without a network', () => {
  test.use({ failures: noNetwork });

  test('a save without network says so, keeps the input, and can be tried again', async ({ view: page, app }) => {
    const { id } = await maker(app).review('Written on a train');
    await page.goto(`/admin/reviews/edit/${id}`);
    await screen.type(page, { Feedback: 'Typed in a tunnel.' });
    await page.route('**/api/drafts', (route) => route.abort());
    await screen.press(page, 'Update');
    const sentence = 'The server cannot be reached. Check your connection and try again.';
    await screen.expectToast(page, sentence, 'error', 'top-center');
    await expect(screen.input(page, 'Feedback')).toHaveValue('Typed in a tunnel.');
    await page.unroute('**/api/drafts');
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
    await app.remove(review, String(id));
  });
});
