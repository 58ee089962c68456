import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ServerContext } from '../../app/server-context.ts';
import { webRequest } from './web-request.ts';

const LARGEST_FORM = 64 * 1024; // bytes

/** The built app, or in development the app as it is now. */
export interface App {
  mode: 'production' | 'development';
  load: () => Promise<ServerBuild>;
}

/** Answers a request with a page, that of its own address unless another is named. */
export type Pages = (request: FastifyRequest, url?: string) => Promise<Response>;

/** An address that no page has. */
export const NOWHERE = '/-';

/** Gives what renders pages. */
export function createPages(app: App, services: Omit<ServerContext, 'report'>): Pages {
  return async (request, url = request.url) => {
    const build = await app.load();
    const context = new RouterContextProvider();
    const { serverContext } = build.entry.module as unknown as typeof import('../../app/entry.server.tsx');
    const report = (error: unknown) => request.log.error({ err: error }, 'A page failed.');
    context.set(serverContext, { ...services, report });
    return createRequestHandler(build, app.mode)(webRequest(request, services.publicUrl, url), context);
  };
}

/** Answers every address that nothing else does with a page of the app. */
export function pages(scope: FastifyInstance, render: Pages) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_FORM }, (_request, body, done) =>
    done(null, body),
  );
  scope.all('/*', async (request, reply) => reply.send(await render(request)));
}
