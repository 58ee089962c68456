import cluster from 'node:cluster';
import { ConfigurationError, readConfiguration } from './platform/configuration/configuration.ts';
import { createLog } from './platform/log/log.ts';
import { keepTick } from './platform/process/keep-tick.ts';
import { runWorkers } from './platform/process/run-workers.ts';
import { HAND_OVER } from './platform/process/stop-signals.ts';

keepTick();
try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Starts the processes that serve requests, or is one of them; in development it is the only one. */
async function start() {
  const configuration = readConfiguration();
  const { WORKERS, LOG_LEVEL, LOG_FORMAT } = configuration;
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const log = createLog(LOG_LEVEL, { format: LOG_FORMAT, namesProcess: WORKERS > 1 && !isDevelopment });
  if (cluster.isPrimary && !isDevelopment) return runWorkers(WORKERS, log);
  // The signal may come to all processes of a group; it is for the primary one.
  process.on(HAND_OVER, () => {});
  // Imported here only, so that the primary process stays small.
  const { serve } = await import('./serve.ts');
  await serve(configuration, log);
}
