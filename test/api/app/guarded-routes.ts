import { contentTypes } from '../../../content/index.ts';
import { calls } from '../../../content/public-calls.ts';
import { blog } from '../../../content/types/blog.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { startApp } from './app.ts';
import { createOneOfEach, pathOfOne } from './one-of-each.ts';
import { recordRoutes } from './registered-routes.ts';

export interface Call {
  method: string;
  path: string;
}

/** All calls without sign-in. Every other route under /api requires one. */
export const open = [
  ...Object.values(calls).flatMap(({ path }) => read(path.slice(1))),
  ...inboxKinds.map(({ form }) => `POST /api/${form}/store`),
  ...[
    'login',
    'login/second-step',
    'login/passkey/options',
    'login/passkey',
    'password/forgot',
    'digest/stop',
    'digest/stop/check',
  ].map((path) => `POST /api/${path}`),
  ...['register', 'password/reset', 'email/confirm'].flatMap((path) => [
    `POST /api/${path}`,
    `POST /api/${path}/check`,
  ]),
  ...['slots', 'search/site', 'openapi.json', 'docs', 'docs/*', 'backups/:token'].flatMap(read),
  // The 404 handlers.
  'ANY /api',
  'ANY /api/*',
];

/** Opens the app with one record of each type; returns its routes, and one call of each guarded route. */
export async function openWithCalls(options: Parameters<typeof startApp>[0] = {}) {
  const [app, routes] = await recordRoutes(() => startApp(options));
  await createOneOfEach(app);
  const guardedCalls: Call[] = guarded(routes).map((route) => {
    const [method = '', url = ''] = route.split(' ');
    return { method, path: withKey(url).replace(':version', '1') };
  });
  return { app, routes, calls: guardedCalls };
}

/** Whether a path is one of a type other than posts. All types have the same routes. */
export function isOfOtherType(path: string) {
  return contentTypes.some((type) => type !== blog && path.startsWith(`/api/${type.path}`));
}

/** Filters the routes of the API that require a sign-in. */
export function guarded(routes: string[]) {
  return routes.filter((route) => / \/api(\/|$)/.test(route) && !open.includes(route));
}

export function read(path: string) {
  const address = new URL(path, 'http://x/api/').pathname;
  return [`GET ${address}`, `HEAD ${address}`];
}

function withKey(url: string) {
  const type = contentTypes.find(({ path }) => url.startsWith(`/api/${path}/:key`));
  return type ? url.replace(`/${type.path}/:key`, pathOfOne(type)) : url.replace(':key', '1');
}
