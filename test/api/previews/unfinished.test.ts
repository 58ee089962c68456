import { beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import { beginDraft, saveDraft, share } from '../../shared-drafts.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();
const types: readonly ContentType[] = contentTypes;
beforeAll(() => createOneOfEach(site.app));

test.each(types)('a draft of $name can be shared whichever of its fields is empty', async (type) => {
  const { app, client } = site;
  const sample = await sampleFields(
    type,
    (area, side) => app.upload(area, side),
    ({ kind }) => kind !== 'sections',
  );
  const isPartOf = relationsOf(type).filter(({ onDelete }) => onDelete === 'cascade');
  const draft = await beginDraft(client, type, type.single ? '1' : null, sample);
  const { path } = await share(client, draft, { pinned: false });
  for (const name of Object.keys(type.fields).filter((name) => !isPartOf.some((part) => part.name === name))) {
    await saveDraft(client, draft, { ...sample, [name]: '' });
    expect([name, (await app.get(path)).statusCode]).toEqual([name, 200]);
  }
});
