import type { Page } from '@playwright/test';
import { review } from '../../../content/types/review.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test.use({ movesClock: true });

const SAYING = 'This draft was published. What you change from now on is a new draft.';
const nextYear = new Date().getFullYear() + 1;

// The save of a draft that is gone.
test.use({ failures: refusals });

/** Lets the form report again that it is open. */
const report = (page: Page) => page.clock.fastForward(15_000);

test('a form whose draft is published at its time says so, and goes on from the record', async ({
  view: page,
  app,
}) => {
  const { publisher } = app;
  const id = String((await maker(app).review('On time')).id);
  const fields = { feedback: 'As scheduled' };
  const { data } = await publisher.call<{ data: { id: number } }>('POST', '/drafts', {
    type: 'reviews',
    key: id,
    fields,
  });
  await publisher.call('POST', `/drafts/${data.id}/schedule`, { time: `${nextYear}-11-24T09:00`, time_zone: 'UTC' });
  await page.clock.install();
  await page.goto(`/admin/reviews/edit/${id}`);
  await expect(page.getByText(/It will be published on/)).toBeVisible();
  await publisher.call('POST', `/drafts/${data.id}/publish`);
  await report(page);
  await screen.expectToast(page, SAYING, 'info', 'top-center');
  await expect(page.getByText(/It will be published on|It is not published/)).toHaveCount(0);
  await expect(screen.input(page, 'Feedback')).toHaveValue('As scheduled');

  await screen.type(page, { 'Project Summary': 'Typed since' });
  await screen.press(page, 'Save draft');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  const draft = await publisher.call<{ data: object }>('GET', `/reviews/${id}/draft`);
  expect(draft.data).toMatchObject({ base_version: 2, fields: { project_summary: 'Typed since' } });
  await publisher.remove(review, id);
});

test('what is typed into the draft of a new record stays when that is published, and belongs to the record', async ({
  view: page,
  app,
}) => {
  const { publisher } = app;
  const like = await maker(app).review('Like this one');
  const fields = { ...like, project_name: 'Brand new' };
  await page.clock.install();
  const { data } = await publisher.call<{ data: { id: number } }>('POST', '/drafts', { type: 'reviews', fields });
  await page.goto(`/admin/${review.screens.create}?draft=${data.id}`);
  await expect(screen.input(page, 'Feedback')).toHaveValue('Good.');
  const published = await publisher.call<{ data: { id: number } }>('POST', `/drafts/${data.id}/publish`);
  const id = String(published.data.id);
  await screen.type(page, { Feedback: 'Typed at that moment' });
  await report(page);
  await expect(page).toHaveURL(new RegExp(`/admin/reviews/edit/${id}$`));
  await expect(screen.input(page, 'Feedback')).toHaveValue('Typed at that moment');
  await screen.press(page, 'Save draft');
  await expect(screen.stateOf(page)).toHaveText(screen.OWN_DRAFT);
  const draft = await publisher.call<{ data: object }>('GET', `/reviews/${id}/draft`);
  expect(draft.data).toMatchObject({ base_version: 1, fields: { feedback: 'Typed at that moment' } });
  for (const key of [id, String(like.id)]) await publisher.remove(review, key);
});
