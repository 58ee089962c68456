import type { Page } from '@playwright/test';
import { review } from '../../../content/types/review.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft, scheduleDraft, share } from '../../shared-drafts.ts';
import { expect, test as base } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

// Every way by which words can become public, for a record in every state: what is asked, and what visitors read afterwards. Each
// review has had two versions, “Before” and “Live”. A draft says “Mine” or “Will’s” in their place; what is typed is the name.

const test = base.extend<object, { will: ApiClient }>({
  will: [async ({ app }, use) => use(await app.join('Will Ways', 'editor')), { scope: 'worker' }],
});
test.use({ failures: /status of 409/ });

type State =
  | 'live'
  | 'hidden'
  | 'my draft'
  | 'his draft'
  | 'his draft, handed over'
  | 'his draft, apart'
  | 'scheduled'
  | 'approved';
/** What is asked, if anything, and what is live once that is answered with yes. */
type Cell = [question: RegExp | null, live: string];

const NOW = /^Publish now instead of on/;
const HIS = /^Publish the changes of Will Ways too\?/;
const VERSION = /^Publish version 1\?/;
const nothing: Cell = [null, 'Live, by Grace'];
const hidden: Cell = [null, 'hidden'];

const table: Record<string, Record<State, Cell>> = {
  'the button Update': {
    live: [null, 'Live, by Typed'],
    hidden,
    'my draft': [null, 'Mine, by Typed'],
    'his draft': [HIS, 'Will’s, by Typed'],
    'his draft, handed over': [HIS, 'Will’s, by Typed'],
    'his draft, apart': [null, 'Live, by Typed'],
    scheduled: [NOW, 'Mine, by Typed'],
    approved: [null, 'Mine, by Typed'],
  },
  'Ctrl+S': everywhere(nothing),
  'the key Enter': everywhere(nothing),
  'a pause': everywhere(nothing),
  leaving: everywhere(nothing),
  '“Schedule…”': everywhere(nothing),
  '“Ready for review…”': everywhere(nothing),
  '“Set Active” in the list': { ...everywhere(nothing), hidden: nothing },
  '“Publish version 1…”': { ...everywhere([VERSION, 'Before, by Grace']), hidden: [VERSION, 'Before, by Grace'] },
  '“Restore version 1”': everywhere(nothing),
  '“Restore version 1” in the form': everywhere(nothing),
  '“Duplicate”': everywhere(nothing),
  'undoing a delete': everywhere(nothing),
  'undoing a publication': everywhere(nothing),
};

/** The same in each state, but for what is hidden, which stays so. */
function everywhere(cell: Cell): Record<State, Cell> {
  const his = { 'his draft': cell, 'his draft, handed over': cell, 'his draft, apart': cell };
  return { live: cell, 'my draft': cell, ...his, scheduled: cell, approved: cell, hidden };
}

interface Subject {
  page: Page;
  id: number;
  state: State;
  title: string;
}

const edit = async ({ page, id, state }: Subject) => {
  await page.goto(`/admin/reviews/edit/${id}`);
  if (state === 'his draft') await screen.press(page, 'Go on with the draft');
  if (state === 'his draft, apart') await screen.press(page, 'Start from what is live');
};

const write = async (subject: Subject) => {
  await edit(subject);
  await screen.type(subject.page, { 'Client Name': 'Typed' });
};

const showVersions = async ({ page, id }: Subject) => {
  await page.goto(`/admin/reviews/show/${id}`);
  await page.getByRole('tab', { name: 'History' }).click();
};

const undo = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();

/** Whether what is typed beside somebody else's draft stays in this browser. */
const staysHere = ({ state }: Subject) => state === 'his draft, apart';

const isSaved = async (subject: Subject) => {
  if (staysHere(subject)) return expect(subject.page.getByText(/Not saved|Unsaved changes/).first()).toBeVisible();
  await expect(screen.stateOf(subject.page)).toHaveText(screen.OWN_DRAFT);
};

const ways: Record<keyof typeof table, (subject: Subject) => Promise<void>> = {
  'the button Update': async (subject) => {
    await write(subject);
    await screen.press(subject.page, 'Update');
  },
  'Ctrl+S': async (subject) => {
    await write(subject);
    await subject.page.keyboard.press('Control+s');
    await isSaved(subject);
  },
  'the key Enter': async (subject) => {
    await write(subject);
    await screen.input(subject.page, 'Client Name').press('Enter');
    await isSaved(subject);
  },
  'a pause': async (subject) => {
    await write(subject);
    await isSaved(subject);
  },
  leaving: async (subject) => {
    const { page } = subject;
    await write(subject);
    await page.getByRole('link', { name: 'Activity' }).click();
    await page
      .getByRole('button', { name: staysHere(subject) ? 'Leave without saving' : 'Save draft and leave' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
  },
  '“Schedule…”': async (subject) => {
    const { page, state } = subject;
    await edit(subject);
    await screen.press(page, 'More actions');
    const schedule = page.getByRole('menuitem', { name: 'Schedule…' });
    if (state === 'scheduled') return expect(schedule).toBeDisabled();
    await schedule.click();
    await page.getByLabel(/^(Publish|Unpublish) at/).fill(`${new Date().getFullYear() + 1}-11-24T09:00`);
    await screen.press(page, 'Schedule');
    await screen.expectToast(page, 'Scheduled!');
  },
  '“Ready for review…”': async (subject) => {
    const { page } = subject;
    await write(subject);
    await screen.press(page, 'More actions');
    const handOver = page.getByRole('menuitem', { name: 'Ready for review…' });
    if (staysHere(subject)) return expect(handOver).toBeDisabled();
    await handOver.click();
    await screen.press(page, 'Hand over');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  '“Set Active” in the list': async ({ page, title }) => {
    await page.goto('/admin/reviews');
    await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check();
    await screen.press(page, 'Set Active');
    await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
  },
  '“Publish version 1…”': async (subject) => {
    await showVersions(subject);
    await screen.press(subject.page, 'Publish version 1…');
  },
  '“Restore version 1”': async (subject) => {
    await showVersions(subject);
    await screen.press(subject.page, 'Restore version 1');
    const { page } = subject;
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /already ha|Draft Saved|Restored/ })
        .first(),
    ).toBeVisible();
  },
  '“Restore version 1” in the form': async (subject) => {
    const { page, state } = subject;
    await edit(subject);
    await screen.pressInMenu(page, 'History…');
    await screen.press(page, 'Restore version 1');
    if (!['live', 'hidden', 'his draft, apart'].includes(state)) await screen.press(page, 'Restore');
    await screen.expectToast(page, 'Version 1 is in the form now, as a draft.', 'success', 'top-center');
    await expect(screen.input(page, 'Feedback')).toHaveValue('Before');
  },
  '“Duplicate”': async ({ page, id }) => {
    await page.goto(`/admin/reviews/show/${id}`);
    await screen.press(page, 'Duplicate');
    await screen.expectToast(page, 'Review Duplicated!', 'success', 'top-center');
  },
  'undoing a delete': async ({ page, id }) => {
    await page.goto(`/admin/reviews/show/${id}`);
    await screen.press(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(review.label.many);
    await undo(page);
    await screen.expectToast(page, 'Review Restored!', 'success', 'top-center');
  },
  'undoing a publication': async (subject) => {
    const { page } = subject;
    await write(subject);
    await screen.press(page, 'Update');
    const dialog = page.getByRole('dialog', { name: /^Publish/ });
    await expect(dialog.or(page.getByText('Review Updated!'))).toBeVisible();
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Publish now' }).click();
    await screen.expectToast(page, 'Review Updated!', 'success', 'top-center');
    await undo(page);
    await expect(page.getByText(/^Publication Undone!/)).toBeVisible();
  },
};

for (const [way, cells] of Object.entries(table))
  for (const [state, [question, live]] of Object.entries(cells) as [State, Cell][])
    test(`${way}, ${state}: ${question ? 'asks first, then ' : ''}visitors read “${live}”`, async ({
      view: page,
      stranger,
      app: { publisher, picture },
      will,
    }) => {
      const title = `${way} ${state}`.replaceAll(/[“”…]/g, '');
      const { id } = await maker({ publisher, picture }).review(title, { feedback: 'Before', client_name: 'Grace' });
      await publisher.update(review, String(id), { feedback: 'Live', ...(state === 'hidden' && { status: 2 }) });
      await bringTo(state, { id, publisher, will, stranger });
      const readers = async () => {
        const { data } = await publisher.call<{ data: Record<string, unknown> }>('GET', `/reviews/${id}`);
        return data['status'] === 1 ? `${String(data['feedback'])}, by ${String(data['client_name'])}` : 'hidden';
      };
      const before = await readers();
      await ways[way]?.({ page, id, state, title });
      if (question) {
        const dialog = page.getByRole('dialog', { name: question });
        await expect(dialog).toBeVisible();
        expect(await readers()).toBe(before);
        await dialog.getByRole('button', { name: /^Publish/ }).click();
        await expect(dialog).toBeHidden();
      }
      await expect.poll(readers).toBe(live);
      await page.close();
      await publisher.remove(review, String(id));
    });

async function bringTo(
  state: State,
  { id, publisher, will, stranger }: { id: number; publisher: ApiClient; will: ApiClient; stranger: Page },
) {
  if (state === 'live' || state === 'hidden') return;
  const isHis = state.startsWith('his');
  const feedback = isHis ? 'Will’s' : 'Mine';
  const draft = await beginDraft(isHis ? will : publisher, review, String(id), { feedback });
  if (state === 'scheduled') await scheduleDraft(publisher, draft);
  if (state === 'his draft, handed over') await will.call('POST', `/drafts/${draft}/review`, { text: 'Ready.' });
  if (state !== 'approved') return;
  await stranger.goto((await share(publisher, draft)).path);
  await screen.type(stranger, { 'Name *': 'Ruth' });
  await screen.press(stranger, 'Approve');
  await expect(stranger.getByRole('status')).toContainText('Thank you.');
}
