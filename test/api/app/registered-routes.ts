import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Permission } from '../../../content/permissions.ts';

const CHANNEL = 'fastify.initialization';

/** The routes that require each permission. */
type Requiring = Partial<Record<Permission, Set<string>>>;

/**
 * Runs `start`, and returns its result with the methods and paths of all routes registered meanwhile, and of those that
 * require a permission.
 */
export async function recordRoutes<Started>(start: () => Promise<Started>): Promise<[Started, string[], Requiring]> {
  const routes = new Set<string>();
  const requiring: Requiring = {};
  const onRoute = ({ method, url, schema }: RouteOptions) => {
    const methods = [method].flat();
    const route = `${methods.length > 2 ? 'ANY' : methods.toSorted().join()} ${url}`;
    routes.add(route);
    if (schema?.permission) (requiring[schema.permission] ??= new Set()).add(route);
  };
  const onServer = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', onRoute);
  };
  subscribe(CHANNEL, onServer);
  const started = await start();
  unsubscribe(CHANNEL, onServer);
  return [started, [...routes], requiring];
}
