import { join, sep } from 'node:path';

/** The folder of DATA_DIR for what is needed while a backup is made or tried. */
export const SCRATCH = 'scratch';

/** The folders that a site makes in DATA_DIR. */
export const OWN_FOLDERS = ['uploads', 'attachments', 'cache', 'incoming', 'trash', 'snapshots', SCRATCH];

/** Whether a folder is one in which a site keeps its own files. */
export function isOwnFolder(folder: string, dataFolder: string): boolean {
  const paths = OWN_FOLDERS.map((name) => join(dataFolder, name) + sep);
  return folder === dataFolder || paths.some((path) => (folder + sep).startsWith(path));
}
