import type { Alarms } from '../alarms/alarms.ts';

const EVERY = 1_000; // ms

/** Looks each second whether database file and uploads are those that were opened. */
export function createDataFolderWatch(assertThere: () => Promise<void>, alarms: Pick<Alarms, 'raise' | 'clear'>) {
  let timer: NodeJS.Timeout | undefined;
  let isGone: boolean | undefined;

  async function look(): Promise<void> {
    const before = isGone;
    const reason = await reasonOf(assertThere());
    isGone = reason !== null;
    if (isGone === before) return;
    await (isGone ? alarms.raise('data folder', `${reason} ${ADVICE}`) : alarms.clear('data folder'));
  }

  function start(): void {
    timer ??= setInterval(() => void look(), EVERY).unref();
  }

  return { start, look, stop: () => clearInterval(timer) };
}

async function reasonOf(promise: Promise<void>) {
  try {
    await promise;
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const ADVICE = 'Nothing is stored until it is back. Put it back, or restore a backup and start Plinth again.';
