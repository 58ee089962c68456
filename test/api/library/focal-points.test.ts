import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from '../../../content/types/page.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { png } from '../../pictures.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
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
  expect(body).toMatch(/\.fx-30\{--fx:calc\(30 \* 1%\)/);
  expect(body).not.toContain('.fx-35');
});

test('a picture that was chosen for sharing is cropped around its focal point', async () => {
  const colors = ['#f00', '#0f0', '#00f'];
  const image = new File([new Uint8Array(await stripes(colors))], 'stripes.png', { type: 'image/png' });
  const { data } = (await client.sendForm('/media', { image })).body;
  await app.create(page, { slug: 'shared', sections: [], share_image: data.image });
  const address = async () => {
    const { body } = await app.get('/shared');
    expect(body).toContain('<meta property="og:image:width" content="1200"/>');
    return (/<meta property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '').replace(PUBLIC_URL, '');
  };
  const addresses: string[] = [];
  for (const [focal_x, color] of [0, 50, 100].map((x, index) => [x, colors[index]])) {
    await client.ask('PUT', `/media/${data.id}`, { focal_x, focal_y: 20 });
    addresses.push(await address());
    const { statusCode, headers, rawPayload } = await app.get(addresses.at(-1) ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height, await colorOf(rawPayload)]).toEqual([1200, 630, color]);
  }
  expect(new Set(addresses).size).toBe(3);
  const [first = '', , last = ''] = addresses;
  for (const wrong of [first, last.replace('100', '95'), last.replace('.jpg', '.png'), last.replace('media', 'pages')])
    expect([wrong, (await app.get(wrong)).statusCode]).toEqual([wrong, 404]);
  const open = vi.spyOn(app.services.storage, 'open');
  expect((await app.get(last)).statusCode).toBe(200);
  // It was cropped before: the picture itself is not read again.
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

function stripes(colors: string[]) {
  const side = 100;
  const parts = colors.map(
    (fill, index) => `<path fill="${fill}" d="M${index * 2 * side} 0h${2 * side}v${side}h${-2 * side}z"/>`,
  );
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="100">${parts.join('')}</svg>`))
    .png()
    .toBuffer();
}

/** Returns the strongest color. */
async function colorOf(jpeg: Buffer) {
  const { channels } = await sharp(jpeg).stats();
  const strengths = channels.map(({ mean }) => mean);
  return ['#f00', '#0f0', '#00f'][strengths.indexOf(Math.max(...strengths))];
}
