import { flushCompileCache } from 'node:module';
import { openAppInDevelopment } from './pages/development.ts';
import { openBuiltApp } from './pages/built-app.ts';
import { ConfigurationError, readConfiguration } from './platform/configuration.ts';
import { openFrontDoor } from './platform/front-door.ts';
import { createLog } from './platform/log.ts';
import { startSelfTests } from './self-test-schedule.ts';
import { openServices } from './services.ts';
import { startUpkeep } from './upkeep.ts';
import { createWebServer } from './web.ts';

const isDevelopment = process.env['NODE_ENV'] === 'development';

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start() {
  const configuration = readConfiguration();
  const log = createLog(configuration.LOG_LEVEL);
  const door = await openFrontDoor(configuration);
  const services = await openServices(configuration, { log, progress: console.log });
  await services.accounts.createFirst(configuration);
  const server = await createWebServer(services, {
    log,
    trustProxy: configuration.TRUST_PROXY,
    openApp: (scope) => (isDevelopment ? openAppInDevelopment(scope, door.server) : openBuiltApp(scope)),
  });
  door.open(server.listener);
  stopOnSignal(async () => {
    services.drain();
    await door.close();
    await server.close();
    await services.close();
  });
  services.media.startVariants();
  services.postman.wake();
  startUpkeep(services, log);
  startSelfTests(services, configuration.SELF_TEST_HOURS, log);
  console.log(`Plinth is ready at ${configuration.PUBLIC_URL}`);
  const link = await services.accounts.makeSetUpLink();
  if (link) console.log(`There is no administrator yet. The first one registers here, once: ${link}`);
  flushCompileCache();
}

/** The first signal drains and stops; more of them change nothing. */
function stopOnSignal(stop: () => Promise<void>) {
  let stopping: Promise<void> | undefined;
  const onSignal = () => void (stopping ??= stop());
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
