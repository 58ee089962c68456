import type { FastifyInstance } from 'fastify';

/** Routes that match whatever no other route does. */
const CATCH_ALL = new Set(['/*', '/api/*', '/api/', '/api']);

/**
 * Collects the routes that are added from now on. Returns a function from a URL to the methods of its routes, for the
 * `Allow` header (RFC 9110, 10.2.1).
 */
export function collectAllowedMethods(server: FastifyInstance): (url: string) => string[] {
  const routes = new Map<string, string[]>();
  let patterns: { pattern: URLPattern; methods: string[] }[] | undefined;
  server.addHook('onRoute', ({ method, url }) => {
    if (!CATCH_ALL.has(url)) routes.set(url, [...(routes.get(url) ?? []), method].flat());
  });
  return (url) => {
    // Created lazily: they would take a fiftieth of the start.
    patterns ??= Array.from(routes, ([url, methods]) => ({ pattern: routePattern(url), methods }));
    const [pathname = ''] = url.split('?', 1);
    const matching = patterns.filter(({ pattern }) => pattern.test({ pathname }));
    return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
  };
}

/** Fastify anchors the expression of a parameter itself. */
function routePattern(url: string) {
  return new URLPattern({ pathname: url.replaceAll('(^', '(') });
}
