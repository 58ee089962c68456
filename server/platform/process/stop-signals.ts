import cluster from 'node:cluster';

/** The signals that stop a process, or its whole group. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** The signal at which new processes take over from those that run. */
export const HAND_OVER = 'SIGUSR2';

/** Reports to the launcher, which holds them back until then, that this process accepts hand-over signals. */
export function takesHandOvers(): void {
  process.send?.(HAND_OVER);
}

const PARENT_GONE = 'The process that started this one is gone.';

/**
 * Calls `stop` once, with the reason: on the first signal, or when the launcher, which has an IPC channel to this process,
 * ends without a signal. A worker gets its signal from the primary process.
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
  // The channel alone does not keep the process running.
  process.channel.unref();
}
