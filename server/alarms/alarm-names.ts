export interface AlarmTexts {
  /** The heading on the dashboard, and the subject of the email when it begins. */
  raised: string;
  /** The subject when it is over. */
  over: string;
  /** The screen that the email leads to, if not the dashboard. */
  screen?: string;
  /** Whether each machine that runs the site raises it for itself. */
  isOfMachine?: boolean;
}

/** What can be wrong with a site. */
export const alarmTexts = {
  backup: { raised: 'Backups need attention', over: 'Backups work again' },
  mail: { raised: 'Emails can’t be sent', over: 'Emails are sent again', screen: '/mail-server' },
  mailbox: { raised: 'Answers can’t be read', over: 'Answers are read again' },
  calendars: { raised: 'Calendars can’t be read', over: 'Calendars are read again' },
  webhooks: { raised: 'A webhook needs attention', over: 'Webhooks work again', screen: '/webhooks' },
  'self-test': { raised: 'The test message didn’t arrive', over: 'The test message arrives again' },
  jobs: { raised: 'Recurring work fails', over: 'Recurring work is done again' },
  clock: { raised: 'Is the clock of the server right?', over: 'The clock is fine again', isOfMachine: true },
  database: { raised: 'The database needs attention', over: 'The database works again' },
  disk: { raised: 'The disk is nearly full', over: 'The disk has room again', isOfMachine: true },
  'data folder': { raised: 'The data folder needs attention', over: 'The data folder is back', isOfMachine: true },
  'second server': {
    raised: 'Two servers use one data folder',
    over: 'One server uses the data folder again',
    isOfMachine: true,
  },
  process: { raised: 'The server needs attention', over: 'The server runs well again', isOfMachine: true },
} as const satisfies Record<string, AlarmTexts>;

export type AlarmName = keyof typeof alarmTexts;

/** Returns the name under which an alarm is stored: of those about a machine, each machine has its own. */
export function keyOf(name: AlarmName, machine: string): string {
  const { isOfMachine = false }: AlarmTexts = alarmTexts[name];
  return isOfMachine ? `${name} of ${machine}` : name;
}
