import { Readable } from 'node:stream';
import { blog } from '../../content/types/blog.ts';
import { review } from '../../content/types/review.ts';
import { SYSTEM } from '../../server/audit/audit-log.ts';
import { fillUses } from '../../server/content/uses/fill-uses.ts';
import { readConfiguration } from '../../server/platform/configuration/configuration.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { openServices } from '../../server/services.ts';
import { picture } from '../pictures.ts';

/** Longer than an upload takes, and shorter than a few rounds. */
const UNUSED_KEPT_FOR = 5_000; // ms

/** Saves, replaces and deletes pictures until it is killed, with a line after each, and sweeps all the while. */
const log = createLog('silent');
const configuration = readConfiguration();
const { library, content, drafts, media, database, accounts } = await openServices(configuration, { log });

// What somebody does is logged, so there has to be somebody.
const owner = { id: 1, name: 'Owner', email: 'owner@example.com', role: 'owner' } as const;
await accounts.createFirstAdministrator({
  ...configuration,
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: 'plinths carry weight',
});
const text = { client_name: 'C', project_summary: 'S', project_review: '<p>R</p>', feedback: 'F', status: 1 };
let side = Date.now() % 100_000;
const done = (event: string) => process.stdout.write(`${event}\n`);
const forever = async (work: () => Promise<void>) => {
  for (;;) await work();
};

async function upload() {
  side += 1;
  const about = { area: 'media', name: 'Picture', created_by: 1, kept: false, kinds: ['picture'] } as const;
  const sent = await received(8 + (side % 500), 8 + Math.floor(side / 500));
  const added = await library.add(sent, about);
  await sent.remove();
  if (!added.ok) throw new Error(JSON.stringify(added));
  return { ...added.value, image: added.value.file };
}

async function received(width: number, height: number) {
  const file = await media.receive(Readable.from([await picture(width, height)]));
  return { ...file, field: { name: 'image', label: 'Image' } };
}

async function save() {
  const { image, id } = await upload();
  const created = await content.create(review, { ...text, project_name: 'Saved', image });
  done('saved');
  await drafts.begin(
    blog,
    null,
    { fields: { description: `<p><img src="${(await upload()).image}" alt="" /></p>` } },
    SYSTEM,
  );
  done('drafted');
  const replacement = await received(9, 400 + (side % 400));
  await library.replace(id, replacement, owner);
  await replacement.remove();
  done('replaced');
  if (created.ok) await content.update(review, created.value.id, { image: (await upload()).image });
  done('updated');
}

async function remove() {
  const { id } = await upload();
  await library.remove(id, owner);
  done('removed');
  if (side % 3 === 0) await library.restore(id, owner);
  done('restored');
}

async function sweep() {
  await fillUses(database);
  await media.sweep({ ...content.pictureUsage, olderThan: UNUSED_KEPT_FOR });
}

await Promise.all([save, remove, sweep].map(forever));
