import { blog } from '../../../content/types/blog.ts';
import { openAssistant } from '../../assistant.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { looksAt } from '../browser/looks.ts';
import { violations } from '../browser/violations.ts';

test('what an assistant proposes is looked at, corrected and published by an editor, and it reads what became of it', async ({
  app,
  stranger,
  quiet,
}) => {
  const { slug } = await maker(app).blog('How we price');
  const ada = await app.join('Ada Asks', 'editor');
  const { data } = await ada.call<{ data: { token: string } }>('POST', '/tokens', {
    name: 'Claude',
    access: 'propose',
  });
  const { use, client } = await openAssistant(app.origin, data.token);
  const { data: record } = (await use('read_record', { type: 'blogs', key: slug })).data;
  const description = '<p>At length, as <a href="https://prices.example/guide">this guide</a> explains.</p>';
  const fields = { short_description: 'In shrot.', description };
  const proposal = { type: 'blogs', key: slug, base_version: record.version, fields };
  const { data: draft } = (await use('propose_draft', proposal)).data;

  const edda = await app.join('Edda Edits', 'editor');
  const context = await app.open(edda.token);
  const page = await context.newPage();
  quiet(page);
  await page.goto(`/admin/blogs/edit/${slug}`);
  const choice = page.getByRole('region', { name: 'Ada Asks (Claude) has unpublished changes' });
  await expect(choice).toContainText('changes to Short Description and Description');
  await screen.press(page, 'Look at what differs');
  const added = choice.getByRole('insertion').getByRole('link');
  await expect(added).toHaveAccessibleName('this guide (https://prices.example/guide)');
  for (const { width, colorScheme, name } of looksAt(375, 1280)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await screen.press(page, 'Go on with the draft');
  await expect(page.getByRole('listitem').filter({ hasText: 'New link to prices.example' })).toBeVisible();
  await screen.type(page, { 'Short Description': 'In short, and dearly.' });
  await screen.press(page, 'Update');
  const question = page.getByRole('dialog', { name: 'Publish the changes of Ada Asks (Claude) too?' });
  await question.getByRole('button', { name: 'Publish now' }).click();
  await screen.expectToast(page, 'Blog Updated!', 'success', 'top-center');

  await stranger.goto(`/blogs/${slug}`);
  await expect(stranger.getByRole('link', { name: 'this guide' })).toHaveAttribute(
    'href',
    'https://prices.example/guide',
  );
  expect((await use('read_draft', { id: draft.id })).data).toMatchObject({
    outcome: 'published',
    sentence: 'This draft was published by Edda Edits.',
  });
  await client.close();
  await context.close();
  await app.remove(blog, slug);
});
