import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach, pathOfOne } from '../app/one-of-each.ts';
import { signInTo } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  await createOneOfEach(app);
});
afterAll(() => app.stop());

test.each(contentTypes.map((type: ContentType) => [type.path, type] as const))(
  'a version of %s, restored as a draft and published, keeps the address',
  async (_, type) => {
    const path = pathOfOne(type);
    const before = (await client.ask('GET', `${path}/revisions`)).body.data[0].version;
    const changed = await client.ask('PUT', path, await sampleFields(type, app.upload));
    expect(changed.status).toBe(200);
    const { body } = await client.ask('POST', `${path}/revisions/${before}/draft`);
    expect(body.data.fields).not.toHaveProperty('slug');
    expect((await client.ask('GET', `/drafts/${body.data.id}/checks`)).body.data).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ kind: 'refused' })]),
    );
    expect((await client.ask('POST', `/drafts/${body.data.id}/publish`)).status).toBe(200);
    expect((await client.ask('GET', path)).status).toBe(200);
  },
);
