import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { startApp } from './app.ts';
import { withRoutes } from './routes.ts';

export interface Call {
  method: string;
  path: string;
}

/** All that anyone may call. Whatever else the server answers under /api needs a sign-in. */
export const open = [
  ...['setting', 'about', 'service-page', 'service/:slug', 'review', 'blog', 'blog/:slug', 'related-blog'].flatMap(
    read,
  ),
  'POST /api/contact/store',
  'POST /api/meeting/store',
  ...['login', 'register', 'password/forgot', 'password/reset'].map((path) => `POST /api/${path}`),
  ...['openapi.json', 'docs', 'docs/*'].flatMap(read),
  // These say 404.
  'ANY /api',
  'ANY /api/*',
];

/** Opens the product with one record of each type, and gives its routes and a call of each that is not open. */
export async function openWithCalls(options: Parameters<typeof startApp>[0] = {}) {
  const [app, routes] = await withRoutes(() => startApp(options));
  for (const type of contentTypes)
    if (type.name !== 'settings') await app.create(type, { [type.title]: 'One', team_id: 1, blog_id: 1 });
  const calls: Call[] = guarded(routes).map((route) => {
    const [method = '', url = ''] = route.split(' ');
    return { method, path: url.replace(':key', keyOf(url)).replace(':version', '1') };
  });
  return { app, routes, calls };
}

/** Which of these routes belong to the API and need a sign-in. */
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
