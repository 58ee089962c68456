import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from '../../../content/types/page.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { png } from '../../pictures.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
});
afterAll(() => app.stop());

const imgOf = (html: string, path: string) => new RegExp(`<img[^>]*src="${path}"[^>]*>`).exec(html)?.[0] ?? '';

test('a picture is cropped around its focal point on every page, by classes', async () => {
  const { data } = (await client.sendForm('/media', { image: await png('portrait.png', 120) })).body;
  await app.create(teamMember, { image: data.image, name: 'Mira' });
  const hero = { id: 'h', type: 'hero', title: 'We build', look: 'beside', image: data.image, image_alt: 'Us' };
  const sections = [hero, { id: 'p', type: 'people', source: 'all' }];
  await app.create(page, { slug: 'crops', sections });
  const classes = async () => {
    const { body } = await app.get('/crops');
    expect(imgOf(body, data.image)).not.toContain('style=');
    return [...body.matchAll(new RegExp(`<img[^>]*src="${data.image}"[^>]*>`, 'g'))].map(([img]) =>
      / f[xy]-\d+/.test(img),
    );
  };
  expect(await classes()).toEqual([false, false]);
  await client.ask('PUT', `/media/${data.id}`, { focal_x: 30, focal_y: 95 });
  expect(await classes()).toEqual([true, true]);
  const { body } = await app.get('/crops');
  expect(imgOf(body, data.image)).toMatch(/class="[^"]*\bfx-30 fy-95"/);
  expect(body).toMatch(/\.fx-30\{--fx:30%/);
  expect(body).not.toContain('.fx-35');
});
