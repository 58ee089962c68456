import cluster from 'node:cluster';
import { ConfigurationError, readConfiguration } from './platform/configuration/configuration.ts';
import { createLog } from './platform/log/log.ts';
import { keepTick } from './platform/process/keep-tick.ts';
import { runWorkers } from './platform/process/run-workers.ts';

keepTick();
try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Serves requests, in this process or in several. */
async function start() {
  const configuration = readConfiguration();
  const { WORKERS, LOG_LEVEL, LOG_FORMAT } = configuration;
  const isOneOfSeveral = WORKERS > 1 && process.env['NODE_ENV'] !== 'development';
  const log = createLog(LOG_LEVEL, { format: LOG_FORMAT, namesProcess: isOneOfSeveral });
  if (isOneOfSeveral && cluster.isPrimary) return runWorkers(WORKERS, log);
  // Imported here only, so that the primary process of several stays small.
  const { serve } = await import('./serve.ts');
  await serve(configuration, log);
}
