import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageList } from '../../../content/addresses.ts';
import { blog } from '../../../content/types/blog.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { clientOf } from '../app/people.ts';

let app: TestApp;
let ask: ReturnType<typeof clientOf>['ask'];
beforeAll(async () => {
  app = await startApp();
  ({ ask } = clientOf(app, await app.signIn()));
});
afterAll(() => app.stop());
beforeEach(() => save(untouched));

const untouched = {
  header: pageList.flatMap(({ name, path, inNavigation }) =>
    inNavigation && name ? [{ label: name, link: path, children: [] }] : [],
  ),
  footer: [],
  legal: [],
};

const to = (link: string, label = 'Label') => ({ label, link });
const save = (menus: object) => ask('PUT', '/menus/1', menus);

test('a site starts with a menu of its pages, and with the lists of services and posts in its footer', async () => {
  const fresh = await startApp();
  try {
    await fresh.create(service, { title: 'Email Marketing', status: 1 });
    await createPost(fresh, 'A post');
    const { header, footer } = await partsOf(fresh);
    // A page that requires records appears as soon as there is one.
    const named = pageList.flatMap(({ name, path, inNavigation, requires }) =>
      inNavigation && name && !requires ? [[path, name]] : [],
    );
    expect(linksIn(header).filter(([, label]) => label !== 'Plinth' && label !== 'Book a call')).toEqual(named);
    expect(linksIn(footer)).toEqual([
      ['/services/email-marketing', 'Email Marketing'],
      ['/blogs/a-post', 'A post'],
    ]);
  } finally {
    await fresh.stop();
  }
});

test('the header shows the entries of the menu with what stands below them', async () => {
  const children = [to('/our-services?category=amazon', 'Amazon'), to('https://shop.example/a?b=1', 'Shop')];
  await save({ header: [{ ...to('/our-services', 'What we do'), children }, to('/meeting', 'Talk')] });
  const { header } = await partsOf(app);
  expect(linksIn(header).slice(1, 5)).toEqual([
    ['/our-services', 'What we do'],
    ['/our-services?category=amazon', 'Amazon'],
    ['https://shop.example/a?b=1', 'Shop'],
    ['/meeting', 'Talk'],
  ]);
  expect(header).toContain('aria-label="More in What we do"');
  expect(header).not.toContain('More in Talk');
  expect(header).not.toContain('target=');
});

test('the entry of the page, of its list, and of what stands below it are marked', async () => {
  await app.create(service, { title: 'Branding', status: 1 });
  await save({
    header: [{ ...to('/about-us'), children: [to('/our-reviews')] }, to('/our-services'), to('/contact-us')],
  });
  const currentOn = async (path: string) =>
    [...(await partsOf(app, path)).header.matchAll(/<a href="([^"]*)" aria-current="([^"]*)"/g)].map((match) =>
      match.slice(1),
    );
  expect(await currentOn('/our-reviews')).toEqual([
    ['/about-us', 'true'],
    ['/our-reviews', 'page'],
  ]);
  expect(await currentOn('/services/branding')).toEqual([['/our-services', 'true']]);
  expect(await currentOn('/contact')).toEqual([['/contact-us', 'true']]);
});

test('columns of its own replace the lists in the footer; contact details stay', async () => {
  await ask('PUT', '/settings/1', { email: 'hello@agency.example' });
  await createPost(app, 'Not listed');
  await save({
    footer: [
      { title: 'Work', links: [to('/our-services', 'Services')] },
      { title: 'Empty', links: [] },
    ],
  });
  const { footer } = await partsOf(app);
  expect(linksIn(footer)).toEqual([
    ['/our-services', 'Services'],
    ['mailto:hello@agency.example', 'hello@agency.example'],
  ]);
  expect(footer).not.toContain('Empty');
});

test('the list of services stays beside columns that link to none', async () => {
  const id = await app.create(service, { title: 'Kept Service', status: 1 });
  await save({ footer: [{ title: 'Read', links: [to('/our-blogs', 'Notes')] }] });
  expect(linksIn((await partsOf(app)).footer)).toContainEqual(['/services/kept-service', 'Kept Service']);
  await save({ footer: [{ title: 'Do', links: [to('/services/kept-service', 'Ours')] }] });
  expect(linksIn((await partsOf(app)).footer)).not.toContainEqual(['/services/kept-service', 'Kept Service']);
  await app.services.content.softDelete(service, id);
});

test('a site links to its privacy and imprint pages once they are Active', async () => {
  const fresh = await startApp();
  try {
    const { ask } = clientOf(fresh, await fresh.signIn());
    const legal = async () => linksIn((await partsOf(fresh)).footer);
    expect(await legal()).toEqual([]);
    for (const slug of ['privacy', 'imprint']) {
      const { status, sections } = (await ask('GET', `/pages/${slug}`)).body.data;
      expect([status, sections[0].html]).toEqual([2, expect.stringContaining('Fill in everything in brackets')]);
      expect((await fresh.get(`/${slug}`)).statusCode).toBe(404);
    }
    await ask('PUT', '/pages/imprint', { status: 1 });
    expect(await legal()).toEqual([['/imprint', 'Imprint']]);
    await ask('PUT', '/pages/privacy', { status: 1 });
    expect(await legal()).toEqual([
      ['/privacy', 'Privacy'],
      ['/imprint', 'Imprint'],
    ]);
    await ask('PUT', '/pages/imprint', { status: 2 });
    expect(await legal()).toEqual([['/privacy', 'Privacy']]);
  } finally {
    await fresh.stop();
  }
});

test('legal links stand at the bottom of every page, and the privacy page once', async () => {
  await ask('PUT', '/settings/1', { privacy_link: 'https://agency.example/privacy' });
  expect(linksIn((await partsOf(app)).footer)).toContainEqual(['https://agency.example/privacy', 'Privacy']);
  await save({ legal: [to('https://agency.example/privacy', 'Data protection')] });
  for (const path of ['/', '/contact-us', '/no-such-page']) {
    const { footer } = await partsOf(app, path);
    const links = linksIn(footer).filter(([link]) => link === 'https://agency.example/privacy');
    expect(links).toEqual([['https://agency.example/privacy', 'Data protection']]);
  }
});

test.each([
  ['a record that becomes InActive', 'leaving', (id: string) => ask('PUT', `/services/${id}`, { status: 2 })],
  ['a deleted record', 'deleted', (id: string) => ask('DELETE', `/services/${id}`)],
])('a link to %s is left out until it is back', async (_what, slug, hide) => {
  await app.create(service, { title: slug, status: 1 });
  const link = `/services/${slug}`;
  await save({
    header: [
      { ...to('/about-us'), children: [to(link)] },
      { ...to(`/our-services/${slug}#price`), children: [to('/meeting')] },
    ],
    footer: [{ title: 'What we do', links: [to(link)] }],
    legal: [to(link)],
  });
  const count = async () => (await app.get('/about-us')).body.split(`href="${link}`).length - 1;
  expect(await count()).toBe(4);
  await hide(slug);
  expect(await count()).toBe(0);
  const { header, footer } = await partsOf(app, '/about-us');
  // What stood below it takes its place.
  expect(linksIn(header).map(([address]) => address)).toContain('/meeting');
  expect(footer).not.toContain('What we do');
});

test('a link to an old address leads to the present one', async () => {
  await app.create(service, { title: 'Old name', status: 1 });
  await save({ legal: [to('/services/old-name?from=menu')] });
  await ask('PUT', '/services/old-name', { slug: 'new-name' });
  expect(linksIn((await partsOf(app)).footer)).toContainEqual(['/services/new-name?from=menu', 'Label']);
});

test('links to what is no page of a record stay: the sign-in, other hosts; one to a file that is not there does not', async () => {
  const links = ['/login', '/feed.xml', 'http://old.example', '/blogs/Not-A-Slug'];
  const gone = '/files/media/terms.pdf';
  await save({ legal: [...links, gone].map((link) => to(link)) });
  const addresses = linksIn((await partsOf(app)).footer).map(([link]) => link);
  expect(addresses).toEqual(expect.arrayContaining(links));
  expect(addresses).not.toContain(gone);
});

test('a menu shows text as text', async () => {
  const label = '<img src=x onerror=alert(1)>';
  await save({ header: [{ ...to('/about-us', label), children: [to('/', label)] }], legal: [to('/', label)] });
  const { body } = await app.get('/about-us');
  expect(body).not.toContain('<img src=x');
  expect(body.split('&lt;img src=x onerror=alert(1)&gt;').length - 1).toBeGreaterThan(3);
});

test.each([
  [{ header: [to('javascript:alert(1)')] }, 'header.0.link'],
  [{ header: [{ ...to('/'), children: [to('//evil.example')] }] }, 'header.0.children.0.link'],
  [{ footer: [{ title: 'A', links: [to('/'), to('data:text/html,x')] }] }, 'footer.0.links.1.link'],
  [{ legal: [{ link: '/' }] }, 'legal.0.label'],
  [{ header: Array(9).fill(to('/')) }, 'header'],
])('%# a wrong menu is refused with the path of what is wrong, and nothing is stored', async (menus, path) => {
  const { status, body } = await save(menus);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [path]]);
  expect((await ask('GET', '/menus')).body.data).toMatchObject(untouched);
});

test('the call of the specification stays as it is', async () => {
  await save({ legal: [to('/', 'Imprint')] });
  expect(Object.keys((await app.get('/api/setting')).json())).toEqual(['setting', 'services', 'blogs']);
});

async function createPost(app: TestApp, title: string) {
  await app.create(blog, { title, status: 1, team_id: await app.create(teamMember, { status: 1 }) });
}

async function partsOf(app: TestApp, path = '/') {
  const { body } = await app.get(path);
  const part = (name: string) => new RegExp(`<${name}\\b.*?</${name}>`, 's').exec(body)?.[0] ?? '';
  return { header: part('header'), footer: part('footer') };
}

/** Returns the address and text of each link. */
function linksIn(html: string) {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, link = '', inside = '']) => [
    link.replaceAll('&amp;', '&'),
    inside.replace(/<svg.*?<\/svg>|<[^>]*>/gs, ''),
  ]);
}
