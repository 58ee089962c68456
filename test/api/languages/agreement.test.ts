import { expect, test } from 'vitest';
import { signedInApp } from '../app/signed-in-app.ts';
import { createChangedPost, generator } from './agreement.ts';

const STEPS = 40;

const site = signedInApp();

test('every page, list, feed, sitemap and link between languages agrees with what was done to a post', async () => {
  const post = await createChangedPost(site.app, site.client);
  const random = generator(20_261_126);
  const changes: string[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    changes.push(await post.change(random));
    expect([changes.slice(-5), await post.seen()]).toEqual([changes.slice(-5), post.mustBe()]);
  }
});
