import { review } from '../../../content/types/review.ts';
import { blog } from '../../../content/types/blog.ts';
import { page as pageType } from '../../../content/types/page.ts';
import { test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
test('shots', async ({ view: page, app }) => {
  test.setTimeout(200_000);
  const other = await app.publisher.upload();
  const { id } = await maker(app).review('Web shop for Hill & Sons', {
    feedback: 'The first feedback, and it is long enough to wrap over lines.',
    status: 2,
    project_review: '<h2>Start</h2><p>They were slow.</p><ul><li><p>A point</p></li></ul>',
  });
  await app.publisher.update(review, String(id), {
    feedback: 'The second feedback, and it is long enough to wrap over more lines.',
    image: other,
    status: 1,
    project_review: `<h2>Start</h2><p>They were <a href="/x">fast</a>.</p><ul><li><p>A point</p></li><li><p>Another</p></li></ul><p>New paragraph</p><img src="${other}" alt="x">`,
  });
  const s = (heading: string, image: string) => ({
    id: 'a1',
    type: 'pictureText',
    heading,
    html: '<p>Words</p>',
    image,
    image_alt: 'A',
  });
  const p = await app.publisher.create(pageType, {
    title: 'Sections',
    status: 1,
    sections: [s('Old heading', app.picture)],
  });
  await app.publisher.update(pageType, p.slug, {
    sections: [
      s('New heading', other),
      { id: 'b1', type: 'faq', heading: 'Questions', questions: [{ question: 'Why?', html: '<p>So.</p>' }] },
    ],
  });
  for (const t of ['One', 'Two', 'Three']) {
    const b = await maker(app).blog(`${t} of the posts with a title`, { status: t === 'Two' ? 2 : 1 });
    if (t !== 'One')
      await app.publisher.call('POST', `/blogs/${b.slug}/schedule`, {
        action: t === 'Two' ? 'publish' : 'unpublish',
        time: '2027-11-24T09:00',
        time_zone: 'Europe/Berlin',
      });
    if (t !== 'Two')
      await app.publisher.call('POST', '/drafts', { type: 'blogs', key: b.slug, fields: { title: 'x' } });
  }
  const d = (
    await app.publisher.call<{ data: { id: number } }>('POST', '/drafts', {
      type: 'blogs',
      fields: { title: 'Unfinished idea' },
    })
  ).data.id;
  await app.publisher.call('POST', `/drafts/${d}/schedule`, {
    time: new Date(Date.now() + 500).toISOString(),
    time_zone: 'America/New_York',
  });
  const shot = async (name: string, path: string, open?: () => Promise<void>) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await open?.();
    for (const width of [1280, 375])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `/tmp/lists/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
  };
  const compare = async () => {
    await page.getByRole('tab', { name: 'Revisions' }).click();
    await screen.press(page, 'Compare version 1');
    await page.locator('.differences').waitFor();
  };
  await shot('versions', `/admin/reviews/show/${id}`, compare);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.screenshot({ path: `/tmp/lists/versions-forced.png`, fullPage: true });
  await page.emulateMedia({ forcedColors: 'none' });
  await shot('sections', `/admin/${pageType.screens.show}/${p.slug}`, compare);
  await shot('list', `/admin/${blog.screens.list}`);
  await shot('dashboard', '/admin');
  await shot('show', `/admin/${blog.screens.show}/two-of-the-posts-with-a-title`);
  await shot('dialog', `/admin/${blog.screens.show}/two-of-the-posts-with-a-title`, async () => {
    await screen.press(page, 'Schedule…');
    await page.getByLabel('Publish at').fill('2027-03-28T02:30');
    await screen.choice(page, 'Time zone').click();
    await screen.choice(page, 'Time zone').fill('Berl');
    await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  });
  await shot('activity', '/admin/activity');
});
