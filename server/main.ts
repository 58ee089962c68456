import cluster from 'node:cluster';
import { readConfiguration } from './platform/configuration/configuration.ts';
import { createLog } from './platform/log/log.ts';
import { checkOpenFiles } from './platform/process/open-files.ts';
import { endWithSurprises, refuseStart } from './platform/process/refuse-start.ts';
import { keepTick } from './platform/process/keep-tick.ts';
import { runWorkers } from './platform/process/run-workers.ts';
import { HAND_OVER } from './platform/process/stop-signals.ts';

keepTick();
try {
  await start();
} catch (error) {
  refuseStart(error);
}

/** Starts the processes that serve requests, or is one of them; in development it is the only one. */
async function start() {
  const configuration = readConfiguration();
  const { WORKERS, LOG_LEVEL, LOG_FORMAT } = configuration;
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const log = createLog(LOG_LEVEL, { format: LOG_FORMAT, namesProcess: WORKERS > 1 && !isDevelopment });
  endWithSurprises(log);
  if (cluster.isPrimary) checkOpenFiles(log);
  if (cluster.isPrimary && !isDevelopment) return runWorkers(WORKERS, log);
  // The signal may come to all processes of a group; it is for the primary one.
  process.on(HAND_OVER, () => {});
  // Imported here only, so that the primary process stays small.
  const { serve } = await import('./serve.ts');
  await serve(configuration, log);
}
