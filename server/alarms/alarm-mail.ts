import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log/log.ts';
import type { EmailMessage, Mail } from '../platform/mail.ts';
import { type AlarmName, type AlarmTexts, alarmTexts } from './alarm-names.ts';
import type { Alarm, Alarms, StoredAlarm } from './alarms.ts';

const LOOKS_EVERY = 30_000; // ms
/** An alarm that could not be stored for so long is mailed by this process alone. */
const PATIENCE = 60_000; // ms

interface AlarmMailDependencies {
  mail: Pick<Mail, 'isConfigured' | 'send'>;
  /** Returns the addresses of those who run the site. */
  readRecipients: () => Promise<string[]>;
  publicUrl: string;
  clock: Clock;
  log: Log;
}

/** Mails those who run the site when an alarm begins, and once more when it is over. For the process that runs the jobs. */
export function createAlarmMail(
  alarms: Alarms,
  { mail, readRecipients, publicUrl, clock, log }: AlarmMailDependencies,
) {
  const host = new URL(publicUrl).host;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let recipients: string[] = [];
  /** The alarms that this process has mailed without being able to store them. */
  const mailedAlone = new Set<string>();

  function start(): void {
    timer = setInterval(() => void (round = round.then(look)), LOOKS_EVERY).unref();
  }

  /** Mails what nobody has been told yet. */
  async function look(): Promise<void> {
    try {
      await alarms.confirm();
      recipients = await readRecipients();
      for (let next = await takeUntold(); next; next = await takeUntold()) {
        const isOver = next.over_at !== null;
        const isTold = !isOver && mailedAlone.has(next.name);
        await (isTold || (await tell(next, isOver)) ? alarms.noteTold(next) : alarms.postpone(next));
      }
      mailedAlone.clear();
    } catch (error) {
      log.warn({ err: error }, 'The alarms could not be read. They are looked at again soon.');
      await tellAlone();
    }
  }

  /** Without email, the dashboard and the log say it. */
  async function takeUntold(): Promise<StoredAlarm | null> {
    return recipients.length > 0 && (await mail.isConfigured()) ? alarms.takeUntold() : null;
  }

  async function tellAlone() {
    const before = new Date(clock().getTime() - PATIENCE).toISOString();
    for (const alarm of alarms.unstored()) {
      if (mailedAlone.has(alarm.name) || alarm.raised_at > before) continue;
      if (await tell(alarm, false)) mailedAlone.add(alarm.name);
    }
  }

  /** Returns whether anybody has been told. */
  async function tell(alarm: Pick<Alarm, 'sentence' | 'raised_at'> & { name: string }, isOver: boolean) {
    const email = emailAbout(alarm, isOver);
    const sent = await Promise.allSettled(recipients.map((to) => mail.send({ to, ...email })));
    const failed = sent.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) log.warn({ alarm: alarm.name, failed }, 'An alarm could not be mailed to everybody.');
    return failed < sent.length;
  }

  function emailAbout({ name, sentence, raised_at }: Parameters<typeof tell>[0], isOver: boolean) {
    const texts: AlarmTexts = alarmTexts[name as AlarmName] ?? { raised: name, over: `${name} is over` };
    const { raised, over, screen = '' } = texts;
    const since = raised_at.slice(0, 16).replace('T', ' ');
    const link = `${publicUrl}/admin${screen}`;
    const text = isOver
      ? `${over}. This is what it was about, since ${since} UTC:\n\n${sentence}\n\nYou don’t need to do anything.`
      : `${sentence}\n\nSince ${since} UTC. You get this email once, and another one when it is over.\n\n${link}`;
    return { subject: `${isOver ? over : raised} (${host})`, text, links: [link] } satisfies Partial<EmailMessage>;
  }

  async function stop(): Promise<void> {
    clearInterval(timer);
    await round;
  }

  return { start, look, stop };
}
