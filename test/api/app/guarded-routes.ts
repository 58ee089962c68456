import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { startApp } from './app.ts';
import { recordRoutes } from './registered-routes.ts';

export interface Call {
  method: string;
  path: string;
}

/** All calls without sign-in. Every other route under /api requires one. */
export const open = [
  ...['setting', 'about', 'service-page', 'service/:slug', 'review', 'blog', 'blog/:slug', 'related-blog'].flatMap(
    read,
  ),
  ...inboxKinds.map(({ form }) => `POST /api/${form}/store`),
  ...['login', 'register', 'password/forgot', 'password/reset'].map((path) => `POST /api/${path}`),
  ...['openapi.json', 'docs', 'docs/*'].flatMap(read),
  // The 404 handlers.
  'ANY /api',
  'ANY /api/*',
];

/** Opens the app with one record of each type; returns its routes and one call of each guarded route. */
export async function openWithCalls(options: Parameters<typeof startApp>[0] = {}) {
  const [app, routes] = await recordRoutes(() => startApp(options));
  for (const type of contentTypes)
    if (type.name !== 'settings') await app.create(type, { [type.title]: 'One', team_id: 1, blog_id: 1 });
  const calls: Call[] = guarded(routes).map((route) => {
    const [method = '', url = ''] = route.split(' ');
    return { method, path: url.replace(':key', keyOf(url)).replace(':version', '1') };
  });
  return { app, routes, calls };
}

/** Filters the routes of the API that require a sign-in. */
export function guarded(routes: string[]) {
  return routes.filter((route) => / \/api(\/|$)/.test(route) && !open.includes(route));
}

export function read(path: string) {
  const address = new URL(path, 'http://x/api/').pathname;
  return [`GET ${address}`, `HEAD ${address}`];
}

function keyOf(url: string) {
  const type = contentTypes.find(({ path }) => url.startsWith(`/api/${path}/`)) as ContentType | undefined;
  return type?.addressedBy === 'slug' ? 'one' : '1';
}
