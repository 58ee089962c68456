import { expect, test } from 'vitest';
import { createChangedPost, generator } from '../api/languages/agreement.ts';
import { signedInApp } from '../api/app/signed-in-app.ts';

const SEQUENCES = 1000;
const STEPS = 10;

const site = signedInApp();

test('after each of 1,000 random sequences, all that is public agrees in four languages with what was done', async () => {
  const post = await createChangedPost(site.app, site.client);
  for (let sequence = 1; sequence <= SEQUENCES; sequence += 1) {
    const random = generator(sequence);
    const changes: string[] = [];
    for (let step = 1; step <= STEPS; step += 1) changes.push(await post.change(random));
    expect([sequence, changes, await post.seen()]).toEqual([sequence, changes, post.mustBe()]);
  }
});
