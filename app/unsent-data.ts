import { data, type ServerBuild } from 'react-router';
import type { RouteHandle } from './root.tsx';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Loader = NonNullable<Route['module']['loader']>;

const SITE = 'site';
const DataWithHeaders = data(null).constructor as new () => { data: object };

/**
 * Keeps the router from encoding the data of the site's pages without scripts for the browser, which takes a tenth of the
 * time of a page. Of a date, it encodes no other properties than the time.
 */
export function withUnsentData(build: ServerBuild): ServerBuild {
  const routes = Object.values(build.routes).filter((route) => route?.id === SITE || route?.parentId === SITE);
  const sent = new Set(routes.filter(hasScripts).map((route) => `/${route?.path?.replace(/^\//, '')}`));
  const silentRoutes = routes.flatMap((route) =>
    route ? [[route.id, { ...route, module: withUnsentLoader(route.module, sent) }] as const] : [],
  );
  return { ...build, routes: { ...build.routes, ...Object.fromEntries(silentRoutes) } };
}

function hasScripts(route: Route | undefined) {
  return (route?.module.handle as RouteHandle | undefined)?.scripts !== undefined;
}

/** The patterns are those of the pages whose data is sent. */
function withUnsentLoader(module: Route['module'], sent: ReadonlySet<string>): Route['module'] {
  const { loader } = module;
  if (!loader) return module;
  const unsent: Loader = async (args) => {
    const loaded: unknown = await loader(args);
    return sent.has(args.pattern) ? loaded : asDate(loaded);
  };
  return { ...module, loader: unsent };
}

function asDate(loaded: unknown): unknown {
  if (loaded instanceof Response || typeof loaded !== 'object' || loaded === null) return loaded;
  if (loaded instanceof DataWithHeaders) return Object.assign(loaded, { data: asDate(loaded.data) });
  return Object.assign(new Date(0), loaded);
}
