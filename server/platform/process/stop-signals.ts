import cluster from 'node:cluster';

/** What a process, or all of its group, is told to stop with. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;
const PARENT_GONE = 'The process that started this one is gone.';

/**
 * Calls `stop` once, with the reason: at the first signal, or when the launcher, which holds a channel to this process, is
 * gone without a signal. A worker gets its signal from the process that runs it.
 */
export function onStop(stop: (reason: string) => void): void {
  let isStopping = false;
  const stopOnce = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  for (const signal of stopSignals) process.on(signal, stopOnce);
  if (!process.channel || cluster.isWorker) return;
  process.on('disconnect', () => stopOnce(PARENT_GONE));
  // The channel alone must not keep the process running.
  process.channel.unref();
}
