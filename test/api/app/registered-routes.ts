import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

const CHANNEL = 'fastify.initialization';

/** Runs `start`, and returns its result with the methods and paths of all routes registered meanwhile. */
export async function recordRoutes<Started>(start: () => Promise<Started>): Promise<[Started, string[]]> {
  const routes = new Set<string>();
  const onRoute = ({ method, url }: RouteOptions) => {
    const methods = [method].flat();
    // The first server of a process registers the slash at the end of a prefix by itself.
    routes.add(`${methods.length > 2 ? 'ANY' : methods.toSorted().join()} ${url.replace(/(?<=.)\/$/, '')}`);
  };
  const onServer = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', onRoute);
  };
  subscribe(CHANNEL, onServer);
  const started = await start();
  unsubscribe(CHANNEL, onServer);
  return [started, [...routes]];
}
