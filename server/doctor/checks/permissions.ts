import { examinePermissions, tightenPermissions } from '../../data-folder/permissions.ts';
import { type Check, found } from '../check.ts';

export const permissions: Check = {
  what: 'The permissions of the data folder',
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
