import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteId } from '../../server/data-folder/site-id.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { type S3Store, startS3Store } from '../servers/s3-store.ts';
import { type TestApp, startApp } from '../api/app/app.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
let site: string;

let now = Date.parse('2026-11-23T03:00:00Z');
let store: S3Store;
let app: TestApp;
const lines: { level: number; msg: string }[] = [];
const log = createLog('info', { destination: { write: (line) => void lines.push(JSON.parse(line)) } });
beforeAll(async () => {
  store = await startS3Store();
  app = await startApp({ clock: () => new Date(now), log, configured: store.variables });
  site = `plinth-${(await readSiteId(app.services.database)).slice(0, 8)}`;
});
afterAll(async () => {
  await app.stop();
  store.stop();
});

const run = () => app.services.backups.runDue();
const keys = () => [...store.objects.keys()].filter((key) => key.startsWith('backups/'));
const archiveOf = (date: string) => `${site}-${date}T0300Z.plinth`;
const scratch = async () => (await readdir(join(app.folder, 'scratch'), { recursive: true })).sort();

test('with a bucket and no folder, backups go to the bucket, are restored from there and rotated', async () => {
  store.objects.set('backups/of-others.txt', { bytes: Buffer.from('theirs'), etag: '"a"', modifiedAt: new Date() });
  for (let day = 0; day < 10; day += 1, now += DAY) await run();
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(keys().sort()).toEqual([
    'backups/of-others.txt',
    // The newest of the first week, the newest of the month, and the last seven days.
    ...['11-26', '11-27', '11-28', '11-29', '11-30', '12-01', '12-02'].map(
      (date) => `backups/${archiveOf(`2026-${date}`)}`,
    ),
    `backups/${site}.site`,
  ]);
  expect(await app.services.backups.report()).toMatchObject({ failure: null, trial_failure: null });
  expect(await scratch()).toEqual([]);
});

test('a store that is away is a failure with a sentence, and leaves no file on the disk', async () => {
  store.goAway();
  await app.services.backups.warnUnlessWritable();
  expect(lines.at(-1)).toMatchObject({ level: 40, msg: expect.stringMatching(/^The S3 store did not answer/) });
  await run();
  const failure = expect.stringMatching(/^The S3 store .* does not answer: \S+\.$/);
  expect(await app.services.backups.report()).toMatchObject({ failure });
  expect(await scratch()).toEqual([]);
  store.comeBack();
});

test('an archive that a killed process left on its way is removed', async () => {
  const leftover = join(app.folder, 'scratch', archiveOf('2026-11-20'));
  await mkdir(join(app.folder, 'scratch'), { recursive: true });
  await writeFile(leftover, 'half');
  await utimes(leftover, new Date(0), new Date(0));
  now += DAY;
  await run();
  expect(await scratch()).toEqual([]);
});

test('a backup that is gone from the bucket does not pass its trial', async () => {
  now += 8 * DAY;
  const remove = (key: string) => store.objects.delete(key);
  store.objects.set = (key, object) => {
    Map.prototype.set.call(store.objects, key, object);
    if (key.startsWith('backups/')) remove(key);
    return store.objects;
  };
  await run();
  const trial_failure = expect.stringMatching(/^The backup plinth-\S+ is no longer in the bucket plinth-files\.$/);
  expect(await app.services.backups.report()).toMatchObject({ failure: null, trial_failure });
});
