import type { Actor } from '../audit/audit-log.ts';

/** Acts where a command changes something. */
export const COMMAND_LINE: Actor = { id: null, name: 'Command line' };
