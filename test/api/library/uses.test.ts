import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { fillUses } from '../../../server/content/uses/fill-uses.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

const site = signedInApp();

const db = () => site.app.services.database.kysely.withTables<ContentTables>();

const readUses = (type: string) =>
  db()
    .selectFrom('uses')
    .selectAll()
    .where('type', '=', type)
    .orderBy('record_id')
    .orderBy('field')
    .orderBy('target_type')
    .orderBy('target_id')
    .execute();

const fileOf = (path: string) => path.replace('/files/', '');

const idOf = async (path: string) => {
  const media = db().selectFrom('media').select('id').where('file', '=', fileOf(path));
  return (await media.executeTakeFirstOrThrow()).id;
};

const isInUse = async (path: string) =>
  site.app.services.content.pictureUsage.isInUse({ id: await idOf(path), file: fileOf(path) }, db());

const linkedFrom = async (path: string) => (await site.client.ask('GET', `${path}/linked-from`)).body.data;

const picture = (path: string) => `<p>Text <img src="${path}" alt=""></p>`;

test('a save writes what the record uses, wherever it stands, and rewrites it', async () => {
  const [cover, inText, inSection, inList] = await Promise.all(
    ['a', 'b', 'c', 'd'].map(() => site.app.upload('media')),
  );
  const reviewId = await site.app.create(review, {});
  const serviceId = await site.app.create(service, { slug: 'websites' });
  const id = await site.app.create(caseStudy, {
    image: cover,
    slug: 'harbour',
    review_id: reviewId,
    services: [serviceId],
    description: `${picture(inText ?? '')}<p><a href="/services/websites?a=1&amp;b=2#c">Websites</a></p>`,
    sections: [
      {
        id: 'a',
        type: 'pictureText',
        html: '<p>x</p>',
        image: inSection,
        action: { label: 'x', link: '/services/websites' },
      },
      { id: 'b', type: 'gallery', pictures: [{ image: inList }] },
      { id: 'c', type: 'quotes', source: 'chosen', reviews: [reviewId] },
    ],
  });
  const byText = (first: unknown[], second: unknown[]) => first.join().localeCompare(second.join());
  const fields = async () =>
    (await readUses('caseStudy'))
      .filter(({ record_id }) => record_id === id)
      .map(({ field, target_type, target_id }) => [field, target_type, target_id])
      .sort(byText);
  const [coverId, textId, sectionId, listId] = await Promise.all(
    [cover, inText, inSection, inList].map((path) => idOf(path ?? '')),
  );
  expect(await fields()).toEqual(
    [
      ['description', 'media', textId],
      ['description', 'service', serviceId],
      ['image', 'media', coverId],
      ['review_id', 'review', reviewId],
      ['sections.0.action.link', 'service', serviceId],
      ['sections.0.image', 'media', sectionId],
      ['sections.1.pictures.0.image', 'media', listId],
      ['sections.2.reviews', 'review', reviewId],
      ['services', 'service', serviceId],
    ].sort(byText),
  );
  await site.client.ask('PUT', '/case-studies/harbour', { description: '', sections: [], review_id: '', services: [] });
  expect(await fields()).toEqual([['image', 'media', coverId]]);
});

test('a refused save leaves the uses as they are', async () => {
  const [present, refused] = [await site.app.upload('blogs'), await site.app.upload('blogs')];
  const team_id = await site.app.create(teamMember, {});
  const id = await site.app.create(blog, { image: present, team_id, slug: 'kept' });
  await site.app.create(blog, { team_id, slug: 'taken' });
  expect((await site.client.ask('PUT', '/blogs/kept', { image: refused, slug: 'taken' })).status).toBe(422);
  const pictures = (await readUses('blog')).filter(({ record_id, field }) => record_id === id && field === 'image');
  expect(pictures).toMatchObject([{ target_id: await idOf(present) }]);
  expect(await isInUse(refused)).toBe(false);
});

test('a record tells what links to it, by old addresses too, in any field, without deleted records', async () => {
  const team_id = await site.app.create(teamMember, { name: 'Mira' });
  const target = await site.app.create(blog, { slug: 'target', team_id });
  const html = (slug: string) => `<p><a href="/blogs/${slug}">Read</a></p>`;
  await site.app.create(blog, { slug: 'one', title: 'One', team_id, description: html('target') });
  await site.client.ask('PUT', '/blogs/target', { slug: 'renamed' });
  await site.app.create(blog, { slug: 'two', title: 'Two', team_id, description: html('target') });
  await site.app.create(blog, { slug: 'three', title: 'Three', team_id, description: html('renamed') });
  await site.app.create(heading, { blog_id: target, heading: 'Own part', sequence: 1 });
  await site.app.create(heading, { blog_id: target, heading: 'Part', sequence: 2, description: html('renamed') });
  await site.client.ask('DELETE', '/blogs/three');
  const uses = await linkedFrom('/blogs/renamed');
  expect(uses).toMatchObject([
    { type: 'headings', title: 'Part', field: 'Description', state: 'saved' },
    { type: 'blogs', key: 'two', title: 'Two', field: 'Description', state: 'saved' },
    { type: 'blogs', key: 'one', title: 'One', field: 'Description', state: 'saved' },
  ]);
  await site.client.ask('POST', '/blogs/three/restore');
  expect(await linkedFrom('/blogs/renamed')).toHaveLength(4);
  expect((await site.client.ask('GET', '/blogs/unknown/linked-from')).status).toBe(404);
});

test('a record tells of links that were there before it, or before its translation', async () => {
  const team_id = await site.app.create(teamMember, {});
  const linkTo = (...paths: string[]) => paths.map((path) => `<p><a href="${path}">${path}</a></p>`).join('');
  const early = { title: 'Early', slug: 'early', team_id, description: linkTo('/blogs/late', '/about-us', '/') };
  await site.app.create(blog, early);
  await site.client.call('PUT', '/settings/1', {
    languages: ['en', 'de'].map((language) => ({ language, shown: true })),
  });
  const description = linkTo('/de/about-us', '/de/blogs/spaet', '/de');
  const words = { title: 'Früh', short_description: 'Kurz', description, status: 1 };
  await site.client.call('PUT', '/blogs/early/translations/de', words);
  const inBoth = [
    { key: 'early', language: 'de' },
    { key: 'early', language: null },
  ];
  const fromPosts = async (path: string) =>
    (await linkedFrom(path)).filter(({ type }: { type: string }) => type === 'blogs');
  expect(await fromPosts('/pages/about-us')).toMatchObject(inBoth);
  expect(await fromPosts('/pages/home')).toMatchObject(inBoth);
  await site.app.create(blog, { title: 'Late', slug: 'late', team_id });
  expect(await fromPosts('/blogs/late')).toMatchObject([{ key: 'early', language: null }]);
  const late = { title: 'Spät', slug: 'spaet', short_description: 'Kurz', description: '<p>Lang</p>', status: 1 };
  await site.client.call('PUT', '/blogs/late/translations/de', late);
  expect(await fromPosts('/blogs/late')).toMatchObject(inBoth);
  expect((await readUses('blog@de')).map(({ target_id }) => target_id)).not.toContain(0);
});

test('drafts and revisions use pictures as long as they exist', async () => {
  const [first, second] = [await site.app.upload('reviews'), await site.app.upload('reviews')];
  const id = await site.app.create(review, { image: first });
  const draft = await site.app.services.drafts.begin(review, id, { fields: { image: second } }, SYSTEM);
  if (!draft.ok) throw new Error('The draft was refused.');
  expect(await isInUse(second)).toBe(true);
  await site.app.services.drafts.save(draft.value.id, { fields: { image: first } }, SYSTEM, { mayPublish: true });
  expect(await isInUse(second)).toBe(false);
  await site.app.services.drafts.save(draft.value.id, { fields: { image: second } }, SYSTEM, { mayPublish: true });
  await site.app.services.drafts.publish(draft.value.id, {}, SYSTEM);
  expect((await readUses('draft')).filter(({ record_id }) => record_id === draft.value.id)).toEqual([]);
  expect([await isInUse(first), await isInUse(second)]).toEqual([true, true]);
  await db().deleteFrom('revisions').where('type', '=', 'review').where('record_id', '=', id).execute();
  expect([await isInUse(first), await isInUse(second)]).toEqual([false, true]);
});

test('a purged record uses nothing, and nothing is left of it', async () => {
  const image = await site.app.upload('reviews');
  const id = await site.app.create(review, { image });
  await site.client.ask('DELETE', `/reviews/${id}`);
  expect(await isInUse(image)).toBe(true);
  site.now += 31 * DAY;
  await site.app.services.content.purgeDeleted();
  expect(await isInUse(image)).toBe(false);
});

test('what was written without uses is found, and until then every picture counts as used', async () => {
  const everything = async () => [await readUses('blog'), await readUses('caseStudy'), await readUses('revision')];
  const unused = await site.app.upload('media');
  const before = await everything();
  await db().deleteFrom('uses').execute();
  await sql`update content_version set version = version + 1`.execute(db());
  expect(await isInUse(unused)).toBe(true);
  await fillUses(site.app.services.database);
  expect(await isInUse(unused)).toBe(false);
  expect(await everything()).toEqual(before);

  await sql`update content_version set uses_version = 0`.execute(db());
  await (await site.app.openServices()).close();
  expect(await isInUse(unused)).toBe(false);
});

test('a file without a row is in use while a text shows it', async () => {
  const file = 'media/0123456789abcdef.webp';
  const isUsed = () => site.app.services.content.pictureUsage.isInUse({ id: null, file }, db());
  expect(await isUsed()).toBe(false);
  await site.app.create(review, { feedback: picture(`/files/${file}`) });
  expect(await isUsed()).toBe(true);
});
