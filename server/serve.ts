import { flushCompileCache } from 'node:module';
import { createChores } from './chores.ts';
import { openAppInDevelopment } from './pages/development.ts';
import { openBuiltApp } from './pages/built-app.ts';
import type { Configuration } from './platform/configuration.ts';
import { joinCrew, READY } from './platform/crew.ts';
import { openFrontDoor } from './platform/front-door.ts';
import type { Log } from './platform/log.ts';
import { openServices, type Services } from './services.ts';
import { createWebServer } from './web.ts';

const isDevelopment = process.env['NODE_ENV'] === 'development';

/** Starts what answers requests, alone or as one of several processes, until a signal. */
export async function serve(configuration: Configuration, log: Log): Promise<void> {
  const crew = joinCrew();
  // Where others answer already, this process listens once it can do the same.
  const door = await openFrontDoor(configuration, { listensAtOnce: crew.isFirst });
  const services = await openServices(configuration, { log, crew, progress: console.log });
  await services.accounts.createFirst(configuration);
  const server = await createWebServer(services, {
    log,
    trustProxy: configuration.TRUST_PROXY,
    openApp: (scope) => (isDevelopment ? openAppInDevelopment(scope, door.server) : openBuiltApp(scope)),
  });
  await door.open(server.listener);
  const chores = createChores(services, configuration, log);
  stopOnSignal(async () => {
    services.drain();
    await Promise.all([door.close(), chores.stop()]);
    await server.close();
    await services.close();
    crew.leave();
  });
  if (crew.hasChores) chores.start();
  if (crew.isFirst) await tellReady(services);
  crew.tell(READY);
  flushCompileCache();
}

/** The first signal drains and stops; more of them change nothing. */
function stopOnSignal(stop: () => Promise<void>) {
  let stopping: Promise<void> | undefined;
  const onSignal = () => void (stopping ??= stop());
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function tellReady({ accounts, publicUrl }: Services) {
  console.log(`Plinth is ready at ${publicUrl}`);
  const link = await accounts.makeSetUpLink();
  if (link) console.log(`There is no administrator yet. The first one registers here, once: ${link}`);
}
