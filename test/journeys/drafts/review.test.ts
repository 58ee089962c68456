import { review } from '../../../content/types/review.ts';
import { beginDraft } from '../../shared-drafts.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { looksAt } from '../browser/looks.ts';
import { violations } from '../browser/violations.ts';

test('a writer hands a draft over, an editor comments on words and hands it back, and both find it on their dashboard', async ({
  view: page,
  app,
  quiet,
}) => {
  const will = await app.join('Will Hands', 'writer');
  const { id } = await maker(app).review('Handed over');
  const draft = await beginDraft(will, review, String(id), { feedback: 'Twelve shops in two weeks.' });
  const context = await app.open(will.token);
  const writing = await context.newPage();
  quiet(writing);
  await writing.goto(`/admin/reviews/edit/${id}`);
  await screen.pressInMenu(writing, 'Ready for review…');
  await screen.choose(writing, 'Who looks at it', 'Sana Qureshi');
  await screen.type(writing, { 'What to look at': 'The numbers.' });
  await screen.press(writing, 'Hand over');
  await screen.expectToast(writing, 'Draft Handed Over!');
  const discussion = (view: typeof page) => view.getByRole('region', { name: 'Comments' });
  await expect(discussion(writing)).toContainText('You handed it to Sana Qureshi just now.');
  await writing.getByRole('button', { name: 'Handed to Sana Qureshi, just now' }).click();
  await expect(discussion(writing).getByRole('heading')).toBeFocused();

  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText('Will Hands asks for your review of “Handed over”');
  await expect(waiting).toContainText('The numbers.');
  await waiting.getByRole('link', { name: 'Handed over' }).click();
  await selectText(page, 'Feedback', 7, 12);
  await screen.type(page, { 'Comment on these words of Feedback': 'Fourteen, I think.' });
  await screen.press(page, 'Add comment');
  await screen.expectToast(page, 'Comment Added!');
  await expect(screen.input(page, 'Comment')).toBeFocused();
  await page.getByRole('button', { name: '1 comment on Feedback' }).click();
  await expect(discussion(page).getByRole('listitem').filter({ hasText: 'Fourteen' })).toBeFocused();
  await page.getByRole('button', { name: '“shops”' }).click();
  await expect(screen.input(page, 'Feedback')).toBeFocused();
  expect(await selectedText(page, 'Feedback')).toBe('shops');
  await screen.type(page, { Feedback: 'Twelve sites in two weeks.' });
  await expect(discussion(page)).toContainText('These words are gone.');
  await screen.type(page, { Feedback: 'Twelve shops in two weeks.' });
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await screen.input(page, 'Project Review').dblclick({ position: { x: 30, y: 30 } });
    const toolbar = page.getByRole('toolbar', { name: 'Text formatting' });
    if (width < 600) await toolbar.getByRole('button', { name: 'More' }).click();
    await toolbar.getByRole('button', { name: 'Comment' }).click();
    const comment = screen.input(page, 'Comment on these words of Project Review');
    await expect(comment).toBeFocused();
    await expect(comment).toBeInViewport({ ratio: 1 });
    await expect(discussion(page).getByRole('button', { name: 'Comment on the whole draft instead' })).toBeInViewport();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await screen.press(page, 'Hand back…');
  await screen.type(page, { 'What is to be done': 'Ask them.' });
  await screen.press(page, 'Hand back');
  await screen.expectToast(page, 'Draft Handed Back!');
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused();
  for (const { width, colorScheme, name } of looksAt(375, 1280)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), name).toEqual([]);
  }

  await writing.goto('/admin');
  const back = writing.getByRole('region', { name: 'Waiting for you' });
  await expect(back).toContainText('Sana Qureshi hands back “Handed over”');
  await back.getByRole('link', { name: 'Handed over' }).click();
  await discussion(writing).getByRole('button', { name: 'Resolve' }).click();
  await screen.expectToast(writing, 'Comment Resolved!');
  await discussion(writing).getByText('Resolved: 1').click();
  await expect(discussion(writing)).toContainText('Resolved by Will Hands just now.');
  await context.close();
  await app.publisher.call('DELETE', `/drafts/${draft}`);
  await app.remove(review, String(id));
});

function selectText(page: Parameters<typeof screen.input>[0], label: string, start: number, end: number) {
  return screen.input(page, label).evaluate(
    (input: HTMLInputElement, range) => {
      input.focus();
      input.setSelectionRange(...range);
    },
    [start, end] as const,
  );
}

function selectedText(page: Parameters<typeof screen.input>[0], label: string) {
  return screen
    .input(page, label)
    .evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));
}
