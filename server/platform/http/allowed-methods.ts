import type { FastifyInstance } from 'fastify';

/** Routes that match whatever no other route does. */
const CATCH_ALL = new Set(['/*', '/api/*', '/api/', '/api']);

/**
 * Collects the routes that are added from now on. Returns a function from a URL to the methods of its routes, for the
 * `Allow` header (RFC 9110, 10.2.1).
 */
export function collectAllowedMethods(server: FastifyInstance): (url: string) => string[] {
  const routes: { pattern: URLPattern; methods: string[] }[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    if (!CATCH_ALL.has(url))
      routes.push({ pattern: new URLPattern({ pathname: asPattern(url) }), methods: [method].flat() });
  });
  return (url) => {
    const [pathname = ''] = url.split('?', 1);
    const matching = routes.filter(({ pattern }) => pattern.test({ pathname }));
    return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
  };
}

/** Fastify anchors the expression of a parameter itself. */
function asPattern(url: string) {
  return url.replaceAll('(^', '(');
}
