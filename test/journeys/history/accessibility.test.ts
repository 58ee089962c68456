import type { Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { expect, test as base } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import { auditScreen } from '../browser/screen-audit.ts';
import * as screen from '../browser/screen.ts';

interface Post {
  slug: string;
  title: string;
}

// A post that was changed, has a draft and is to be hidden, and a draft of another one that could not be published.
const test = base.extend<object, { post: Post }>({
  post: [
    async ({ app }, use) => {
      const { call } = app.publisher;
      const title = 'Changed, drafted and scheduled';
      const { slug } = await maker(app).blog(title, { description: '<p>A small shop</p><ul><li>One</li></ul>' });
      const description = '<p>A large <a href="/work">shop</a></p><ul><li>One</li><li>Two</li></ul>';
      await call('PUT', `/blogs/${slug}`, { description, status: 2, short_description: 'Shorter.' });
      await call('PUT', `/blogs/${slug}`, { status: 1, image: await app.publisher.upload(90) });
      await call('POST', '/drafts', { type: 'blogs', key: slug, fields: { title: 'Another title' } });
      const time = `${new Date().getFullYear() + 1}-11-24T09:00`;
      await call('POST', `/blogs/${slug}/schedule`, { action: 'unpublish', time, time_zone: 'Asia/Tokyo' });
      const { data } = await call<{ data: { id: number } }>('POST', '/drafts', { type: 'blogs', fields: {} });
      const shared = await beginDraft(app.publisher, review, null, { project_name: 'Shared with a client' });
      const { path } = await share(app.publisher, shared);
      await fetch(app.origin + path, { method: 'POST', body: new URLSearchParams({ name: 'Anna', text: 'Lovely.' }) });
      const soon = new Date(Date.now() + 500).toISOString();
      await call('POST', `/drafts/${data.id}/schedule`, { time: soon, time_zone: 'Europe/Berlin' });
      const schedules = async () => (await call<{ data: { failure: string | null }[] }>('GET', '/schedules')).data;
      await expect.poll(async () => (await schedules()).filter(({ failure }) => failure !== null)).toHaveLength(1);
      await use({ slug, title });
      for (const id of [data.id, shared]) await call('DELETE', `/drafts/${id}`);
      await app.publisher.remove(blog, slug);
    },
    { scope: 'worker' },
  ],
});

interface Audited {
  name: string;
  path: (post: Post) => string;
  title: (post: Post) => string;
  open?: (page: Page) => Promise<void>;
}

const showPath = ({ slug }: Post) => `/admin/${blog.screens.show}/${slug}`;

const editPath = ({ slug }: Post) => `/admin/${blog.screens.edit}/${slug}`;

const audited: Audited[] = [
  {
    name: 'a list with drafts and schedules',
    path: () => `/admin/${blog.screens.list}`,
    title: () => 'Blogs',
    open: async (page) => {
      await expect(page.getByText(/^Until 24 Nov/)).toBeVisible();
      await expect(page.getByText(/^Refused /)).toBeVisible();
    },
  },
  {
    name: 'the dashboard with drafts, feedback, and what is scheduled and was refused',
    path: () => '/admin',
    title: () => 'Dashboard',
    open: async (page) => {
      await expect(page.getByText(/It could not be published/)).toBeVisible();
      await expect(page.getByText(/^Anna commented on/)).toBeVisible();
    },
  },
  {
    name: 'a record with a draft',
    path: showPath,
    title: ({ title }) => title,
    open: async (page) => expect(page.getByText(/^This post has a draft/)).toBeVisible(),
  },
  {
    name: 'the differences from a version',
    path: showPath,
    title: ({ title }) => title,
    open: async (page) => {
      await page.getByRole('tab', { name: 'History' }).click();
      await screen.press(page, 'Compare version 1');
      await expect(page.getByText('Image now')).toBeVisible();
    },
  },
  {
    name: 'the history in a form, with the differences from a version',
    path: editPath,
    title: () => 'Edit post',
    open: async (page) => {
      await screen.pressInMenu(page, 'History…');
      await screen.press(page, 'Label version 1…');
      await screen.press(page, 'Compare version 1');
      await expect(page.getByText('Image now')).toBeVisible();
    },
  },
  {
    name: 'the choice between a draft and an earlier version',
    path: editPath,
    title: () => 'Edit post',
    open: async (page) => {
      await screen.pressInMenu(page, 'History…');
      await screen.press(page, 'Restore version 1');
      await expect(page.getByText(/^Change 1 of/)).toBeVisible();
    },
  },
  {
    name: 'the question before a version is published',
    path: showPath,
    title: ({ title }) => title,
    open: async (page) => {
      await page.getByRole('tab', { name: 'History' }).click();
      await screen.press(page, 'Publish version 1…');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the choice of a time and a zone',
    path: showPath,
    title: ({ title }) => title,
    open: async (page) => {
      await screen.press(page, 'Schedule…');
      await page.getByLabel('Unpublish at').fill('2027-11-24T09:00');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('24 November 2027');
    },
  },
  { name: 'the activity', path: () => '/admin/activity', title: () => 'Activity' },
  { name: 'no activity', path: () => '/admin/activity?to=2020-01-01', title: () => 'Activity' },
];

for (const { name, path, title, open } of audited) {
  test(`${name}: accessible and fitting, light and dark`, async ({ view: page, post }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await auditScreen(page, { path: path(post), title: title(post), ...(open && { open }) });
  });
}
