import { flushCompileCache } from 'node:module';
import { recurringJobs } from './jobs/jobs.ts';
import { createScheduler } from './jobs/scheduler.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { openMetricsPort } from './monitoring/serve-metrics.ts';
import { openAppInDevelopment } from './pages/development.ts';
import { openBuiltApp } from './pages/built-app.ts';
import { withAccessLog } from './platform/http/access-log.ts';
import { type Announce, createAnnounce, isWatched } from './platform/process/announce.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { ALIVE, joinWorkerGroup, READY, REPLACED, type WorkerGroup } from './platform/process/cluster.ts';
import { warmUp } from './platform/http/warm-up.ts';
import { type Listener, openListener } from './platform/http/listener.ts';
import { watchListener } from './platform/http/watch-listener.ts';
import type { Log } from './platform/log/log.ts';
import { warnOfConfiguration } from './platform/configuration/misspelt-variables.ts';
import { connectionsWithin } from './platform/process/open-files.ts';
import { onStop } from './platform/process/stop-signals.ts';
import { readVersion } from './platform/version.ts';
import { openServices, type Services } from './services.ts';
import { respondWhileStarting } from './while-starting.ts';
import { createWebServer } from './web.ts';

/** A small response that is cached and needs no page rendered. */
const WARMED = '/robots.txt';

const STOPS_WITHIN = 8_000; // ms: containers are killed after ten seconds
const HEARTBEAT = 1_000; // ms
const FAILURE_SHOWN = 600_000; // ms

const isDevelopment = process.env['NODE_ENV'] === 'development';

/** Serves requests until a signal, alone or as one of several processes. */
export async function serve(configuration: Configuration, log: Log): Promise<void> {
  const workerGroup = joinWorkerGroup();
  const announce = createAnnounce(log, configuration);
  // Also where it takes over from another, whose version and configuration may differ.
  if (workerGroup.runsJobs) {
    announceStart(announce, configuration);
    warnOfConfiguration(log, configuration);
  }
  // Until all is open, nothing has to be closed: the next start redoes what this one leaves half done.
  let stop = async (_options?: { othersServe: boolean }): Promise<void> => process.exit(0);
  let isStopping = false;
  const stopBecause = (reason: string, options?: { othersServe: boolean }) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'Plinth is stopping.');
    void stop(options);
  };
  onStop(stopBecause);
  workerGroup.subscribe(REPLACED, () => stopBecause('Another process has taken over.', { othersServe: true }));
  // Where other processes answer already, this one listens once it can do the same.
  const listener = await openListener(configuration, {
    whileStarting: workerGroup.isFirst ? respondWhileStarting : null,
    maxConnections: connectionsWithin(),
    log,
  });
  const services = await openServices(configuration, { log, workerGroup, progress: announce });
  await services.accounts.createFirstAdministrator(configuration);
  const metrics = createMetrics(services, configuration, { log, workerGroup });
  const server = await createWebServer(services, {
    log,
    metrics,
    trustProxy: configuration.TRUST_PROXY,
    hstsSubdomains: configuration.HSTS_SUBDOMAINS === 'yes',
    openApp: (scope) => (isDevelopment ? openAppInDevelopment(scope, listener.server) : openBuiltApp(scope)),
  });
  if (!isDevelopment) await warmUp(server.listener, WARMED);
  metrics.requests.clear();
  const metricsPort = await openMetricsPort(configuration, metrics, log);
  await listener.open(withAccessLog(server.listener, log, configuration));
  const jobs = createScheduler(recurringJobs(services, configuration, log), services.runOnce, log, services.jobHistory);
  stop = async (options) => {
    setTimeout(() => endAnyway(log), STOPS_WITHIN).unref();
    services.drain();
    await Promise.all([listener.close(options), metricsPort?.close(), jobs.stop()]);
    await server.close();
    await services.close();
    log.info('Plinth has stopped.');
    workerGroup.leave();
  };
  services.visitCounter?.start();
  if (workerGroup.runsJobs) {
    services.media.startVariants();
    services.mailWorker.wake();
    services.webhooks.wake();
    services.scheduleRunner.start();
    services.alarmMail.start();
    services.watch.start();
    jobs.start();
  }
  if (workerGroup.isFirst) await services.backups.warnUnlessWritable();
  if (workerGroup.isFirst) await announceReady(announce, services);
  workerGroup.publish(READY);
  if (!isDevelopment) beAlive(workerGroup, listener, log);
  if (workerGroup.followsFailure) await tellOfFailure(services);
  flushCompileCache();
}

/** Shows that this process is alive, and ends it when its listener is not: then it is replaced. */
function beAlive({ publish }: WorkerGroup, { server }: Listener, log: Log) {
  setInterval(() => publish(ALIVE), HEARTBEAT).unref();
  watchListener(server, () => {
    log.error('No connection arrives here any more. This process ends, so that another takes its place.');
    process.exit(1);
  });
}

async function tellOfFailure({ alarms }: Services) {
  await alarms.raise('process', 'A process of the server failed, and another took its place. The log says why.');
  setTimeout(() => alarms.clear('process'), FAILURE_SHOWN).unref();
}

function announceStart(announce: Announce, { DATABASE_URL, TRUST_PROXY, WORKERS }: Configuration) {
  const version = readVersion();
  const database = DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  announce(`Plinth ${version} is starting, with Node ${process.versions.node} and ${database}.`, {
    version,
    node: process.versions.node,
    database,
    workers: WORKERS,
    trust_proxy: TRUST_PROXY ?? [],
  });
}

/** Prints the set-up link at a terminal only: others may read the log. */
async function announceReady(announce: Announce, { accounts, publicUrl }: Services) {
  announce(`Plinth is ready at ${publicUrl}`);
  if (await accounts.hasAdministrator()) return;
  if (!isWatched())
    return announce('There is no administrator yet. Run "npm run plinth -- user:setup-link" for a link.');
  const link = await accounts.makeSetUpLink();
  if (link) console.log(`There is no administrator yet. The first one registers here, once: ${link}`);
}

/** Ends the process although something, such as an email that hangs, is under way: the next start does it again. */
function endAnyway(log: Log) {
  log.warn('Plinth has stopped while something was still under way.');
  process.exit(0);
}
