import { expect, type Page } from '@playwright/test';
import type { readAbout } from '../../../server/site/about.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';
import { service } from '../../demonstration.ts';

type About = Awaited<ReturnType<typeof readAbout>>;

const test = testOnSharedPage({ javaScriptEnabled: false });

test('the home page says what the agency designs, builds and grows, who it is and where it works', async ({
  view: page,
  request,
}) => {
  const { about }: About = await (await request.get('/api/about')).json();
  await page.goto('/');

  for (const name of ['Design', 'Build', 'Grow']) {
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main').getByText(about?.short_description ?? 'a teaser')).toBeVisible();
  await expect(page.getByRole('heading', { name: /coast to coast/i })).toBeVisible();
});

test('the about page introduces the agency and each of its people, and leads to a meeting', async ({
  view: page,
  request,
}) => {
  const { about, team }: About = await (await request.get('/api/about')).json();
  await page.goto('/about-us');

  for (const name of [about?.breadcrumb_heading, about?.wwa_heading, about?.wca_heading]) {
    await expect(page.getByRole('heading', { name: name ?? 'a heading', exact: true })).toBeVisible();
  }
  expect(team.length).toBeGreaterThan(0);
  for (const { name, job_title, image_alt } of team) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(job_title);
    await expect(card.getByRole('img', { name: image_alt ?? name })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'pick a time to talk' }).click();
  await expect(page).toHaveURL('/meeting');
});

test('the services page opens with Web Development and switches to each category', async ({ view: page }) => {
  await page.goto('/our-services');
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a call' }).first()).toHaveAttribute(
    'href',
    '/meeting',
  );
  await expectOpenCategory(page, 'Web Development Services', service.title);

  await category(page, 'Amazon Services').click();
  await expectOpenCategory(page, 'Amazon Services', 'Amazon Store Launch');
  await category(page, 'Digital Marketing').click();
  await expectOpenCategory(page, 'Digital Marketing', 'Email Marketing');
  await category(page, 'Web Development Services').click();
  await expectOpenCategory(page, 'Web Development Services', service.title);

  await page.getByRole('main').getByRole('link', { name: service.title, exact: true }).last().click();
  await expect(page).toHaveURL(`/services/${service.slug}`);
});

const categories = ['Web Development Services', 'Amazon Services', 'Digital Marketing'];

async function expectOpenCategory(page: Page, open: string, title: string) {
  const tabs = page.getByRole('navigation', { name: 'Service categories' }).getByRole('link');
  await expect(tabs).toHaveText(categories);
  for (const name of categories) {
    const panel = page.getByRole('region', { name, exact: true });
    if (name === open) {
      await expect(category(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
    } else {
      await expect(category(page, name)).not.toHaveAttribute('aria-current');
      await expect(panel).toBeHidden();
    }
  }
}

function category(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Service categories' }).getByRole('link', { name, exact: true });
}

for (const path of ['/services', '/our-services']) {
  test(`${path}/{slug} shows a service, with its canonical address and a call to action`, async ({ view: page }) => {
    await page.goto(`${path}/${service.slug}`);

    const main = page.getByRole('main');
    await expect(main.getByText(service.title, { exact: true }).last()).toBeVisible();
    await expect(main.getByRole('img', { name: `Artwork for ${service.title}` })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Book a call' }).first()).toHaveAttribute('href', '/meeting');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/services/${service.slug}$`));
  });
}

for (const { path, name } of [
  { path: '/our-reviews', name: 'Our Reviews' },
  { path: '/our-blogs', name: 'Blogs' },
]) {
  test(`the second page of ${path} is linked from the first and leads back`, async ({ view: page }) => {
    await page.goto(path);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const cards = page.getByRole('main').getByRole('article').getByRole('heading');
    await expect(cards).toHaveCount(9);
    const first = await cards.allTextContents();

    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page');
    expect(first).not.toContain(await cards.first().textContent());

    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(path);
  });
}

test('an unknown path shows Page Not Found and leads home', async ({ view: page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');

  await page.getByRole('link', { name: 'Go Back To Home!' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Websites, Amazon and marketing by one small team | Plinth');
});
