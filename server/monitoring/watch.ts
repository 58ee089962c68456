import type { AlarmName } from '../alarms/alarm-names.ts';
import type { Alarms } from '../alarms/alarms.ts';

const EVERY = 1_000; // ms

/** Returns what is wrong, in sentences; null while all is well. */
export type Look = () => Promise<string | null>;

/** Looks each second at what can go wrong around a running server, and raises or clears an alarm where that changes. */
export function createWatch(looks: Partial<Record<AlarmName, Look>>, alarms: Pick<Alarms, 'raise' | 'clear'>) {
  const found = new Map<string, string | null>();
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Never rejects. A look that is under way is waited for. */
  function look(): Promise<void> {
    looking = looking.then(lookAtAll);
    return looking;
  }

  async function lookAtAll() {
    for (const [name, find] of Object.entries(looks) as [AlarmName, Look][]) {
      const sentence = await find().catch((error: unknown) => (error as Error).message);
      if (found.get(name) === sentence) continue;
      found.set(name, sentence);
      await (sentence === null ? alarms.clear(name) : alarms.raise(name, sentence));
    }
  }

  function start(): void {
    timer ??= setInterval(() => void look(), EVERY).unref();
  }

  return {
    start,
    look,
    /** Waits for a look that is under way. */
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
