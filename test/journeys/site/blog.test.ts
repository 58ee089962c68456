import { expect, type Locator, test } from '@playwright/test';
import type { BlogPost } from '../../../server/site/blog/blog.ts';
import { blog } from '../../demonstration.ts';

test.use({ javaScriptEnabled: false });

test('a blog post shows its text, its headings with their pictures, and its author', async ({ page, request }) => {
  const { data: post }: { data: BlogPost } = await (await request.get(`/api/blog/${blog.slug}`)).json();
  await page.goto(`/blogs/${blog.slug}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', post.short_description);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('img', { name: post.image_alt ?? 'a picture', exact: true })).toBeVisible();
  expect(post.headings.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  const headings = article.locator('section');
  await expect(headings.getByRole('heading', { level: 2 })).toHaveText(post.headings.map(({ heading }) => heading));
  for (const [index, { image_alt }] of post.headings.entries()) {
    await expect(headings.nth(index).getByRole('img', { name: image_alt ?? 'a picture' })).toBeVisible();
    await expect(headings.nth(index).getByRole('paragraph').first()).not.toBeEmpty();
  }

  const author = page.getByRole('complementary', { name: 'Author' });
  await expect(author).toContainText(post.team_id?.name ?? 'a name');
  await expect(author).toContainText(post.team_id?.job_title ?? 'a job title');
  await expect(author.getByRole('img', { name: post.team_id?.name ?? 'a portrait' })).toBeVisible();
});

test('a blog post leads to related posts, which small screens hide', async ({ page }) => {
  await page.goto(`/blogs/${blog.slug}`);
  const heading = page.getByRole('heading', { name: 'Related Posts', exact: true });
  const posts = page.locator('section').filter({ has: heading }).getByRole('article');

  await expect(posts).toHaveCount(3);
  for (const post of await posts.all()) {
    await expect(post.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect(post.locator('img')).toBeVisible();
    await expect(post.getByRole('paragraph').last()).not.toBeEmpty();
    await expect(titleOf(post)).toHaveAttribute('href', /^\/blogs\/[a-z0-9-]+$/);
  }
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(heading).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });

  const title = await titleOf(posts.first()).innerText();
  await titleOf(posts.first()).click();
  await expect(page).toHaveTitle(`${title} | Plinth`);
});

test('a blog post shows breadcrumbs and reading time, and leads to its headings and its neighbors', async ({
  page,
  request,
}) => {
  const { data: post }: { data: BlogPost } = await (await request.get(`/api/blog/${blog.slug}`)).json();
  await page.goto(`/blogs/${blog.slug}`);

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Blogs']);
  await expect(breadcrumb.getByRole('listitem').last()).toHaveText(post.title);
  await expect(page.getByText(/^\d min read$/)).toBeVisible();

  const last = post.headings.at(-1)?.heading ?? 'a heading';
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport();

  const around = page.getByRole('navigation', { name: 'Previous and next post' });
  await around.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).not.toHaveURL(new RegExp(blog.slug));
  await around.getByRole('link', { name: new RegExp(`^Next.*${post.title.slice(0, 20)}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/blogs/${blog.slug}$`));

  await breadcrumb.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page).toHaveURL('/our-blogs');
});

/** Its other link leads to its category. */
function titleOf(post: Locator) {
  return post.getByRole('heading').getByRole('link');
}
