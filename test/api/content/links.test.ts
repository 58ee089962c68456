import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp();
  authorization = `Bearer ${await app.signIn()}`;
  const image = await app.upload('media');
  const team_id = await app.create(teamMember, { image });
  for (let number = 0; number < 12; number += 1) {
    await app.create(service, { image, detail_page_image: image });
    await app.create(review, { image });
    const blog_id = await app.create(blog, { image, team_id });
    await app.create(heading, { image, blog_id });
  }
});
afterAll(() => app.stop());

test.each([
  ['services', 10],
  ['blogs', 10],
  ['headings', 10],
  ['reviews', 10],
  ['review', 9],
  ['blog', 9],
])('all of %s are found along the links, %i a page', async (call, perPage) => {
  const found = new Set<number>();
  let total = 0;
  let next: string | null = `${PUBLIC_URL}/api/${call}`;
  while (next) {
    const { pathname, search, origin } = new URL(next);
    expect(origin).toBe(PUBLIC_URL);
    const { data, meta } = (await app.get(pathname + search, { authorization })).json();
    expect(data.length).toBeLessThanOrEqual(perPage);
    for (const { id } of data) found.add(id);
    expect(meta.to).toBe(found.size);
    next = meta.links.at(-1).url;
    total = meta.total;
  }
  expect(found.size).toBe(total);
  expect(total).toBe(12);
});
