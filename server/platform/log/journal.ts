import { fstatSync } from 'node:fs';

/** Whether standard output is the journal of systemd: see JOURNAL_STREAM in systemd.exec(5). */
export function isJournal(): boolean {
  const { JOURNAL_STREAM } = process.env;
  if (!JOURNAL_STREAM) return false;
  const { dev, ino } = fstatSync(1);
  return JOURNAL_STREAM === `${dev}:${ino}`;
}

/** Puts the priority of a log line before each line of text that it became: see sd-daemon(3). The journal takes it off. */
export function withPriority(json: string, text: string): string {
  const [, level = ''] = /^\{"level":(\d+)/.exec(json) ?? [];
  const prefix = `<${priorities[Number(level)] ?? INFORMATIONAL}>`;
  return text.replaceAll(/^(?=.)/gm, prefix);
}

const INFORMATIONAL = 6;

/** By level of pino. */
const priorities: Record<number, number> = { 20: 7, 30: INFORMATIONAL, 40: 4, 50: 3, 60: 2 };
