import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDownload } from '../../backup/downloads/archive-in-scratch.ts';
import { isArchive } from '../../backup/scheduled/backup-name.ts';
import { isTrial } from '../../backup/scheduled/trial.ts';
import { findFullDisks } from '../../data-folder/disk-space.ts';
import { examinePermissions, tightenPermissions } from '../../data-folder/permissions.ts';
import { type Check, found, type Site } from '../check.ts';
import { isUnfinished } from '../../media/storage/storage.disk.ts';
import { isUpload } from '../../media/uploads/incoming.ts';
import { SCRATCH } from '../../platform/configuration/own-folders.ts';
import { ownEntries } from '../../platform/own-entries.ts';

export const disk: Check = {
  subject: 'The free space on the disk',
  find: async ({ configuration }) => (await findFullDisks(configuration)).map((problem) => ({ problem })),
};

export const permissions: Check = {
  subject: 'The permissions of the data folder',
  find: async ({ configuration: { DATA_DIR } }) => {
    const { open, foreign } = await examinePermissions(DATA_DIR);
    const close = async () => {
      await tightenPermissions(DATA_DIR, { everything: true });
      return `Files and folders closed to other users: ${open.length}.`;
    };
    return [
      ...found('Files and folders that other users of this machine can read', open, 'Close them with --fix.', close),
      ...found('Files and folders that this user cannot write to', foreign, 'Give them to the user that runs Plinth.'),
    ];
  },
};

const ABANDONED_AFTER = 24 * 60 * 60 * 1000; // ms, longer than anything is being written

/** Files that processes were writing when they were killed. */
export const leftovers: Check = {
  subject: 'Whether killed processes left files behind',
  find: async (site) => {
    const left = await findLeft(site);
    return found('Files left behind by a killed process', left, 'Remove them with --fix.', async () => {
      for (const path of left) await rm(path, { recursive: true, force: true });
      return `Files of killed processes removed: ${left.length}.`;
    });
  },
};

async function findLeft({ configuration: { DATA_DIR }, clock }: Site) {
  const before = new Date(clock().getTime() - ABANDONED_AFTER);
  const entries = [
    ...(await filesIn(await realpath(DATA_DIR), isPart)),
    ...(await filesIn(join(DATA_DIR, 'uploads'), isUnfinished)),
    ...(await filesIn(join(DATA_DIR, 'attachments'), isUnfinished)),
    ...(await filesIn(join(DATA_DIR, 'incoming'), isUpload)),
    ...(await filesIn(join(DATA_DIR, SCRATCH), isArchive)),
    ...(await filesIn(join(DATA_DIR, SCRATCH), isDownload)),
    ...(await ownEntries(join(DATA_DIR, SCRATCH), isTrial)),
  ];
  return entries.filter(({ modifiedAt }) => modifiedAt < before).map(({ path }) => path);
}

async function filesIn(folder: string, isOurs: (name: string) => boolean) {
  return (await ownEntries(folder, isOurs)).filter(({ kind }) => kind === 'file');
}

/** Whether a file was to become one that holds an id or the key. */
function isPart(name: string) {
  return /^(?:site-id|store-id|key)\.\d+\.part$/.test(name);
}
