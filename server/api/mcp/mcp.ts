import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MCP } from '../../../content/addresses.ts';
import { UNAUTHENTICATED } from '../../platform/http/failure.ts';
import type { Services } from '../../services.ts';
import { createCallLimit, findSignedIn } from '../http/guard.ts';
import { sendFailure } from '../http/responses.ts';
import { callerFor } from './call-api.ts';
import type { createMcp } from './mcp-server.ts';

const METADATA = `/.well-known/oauth-protected-resource${MCP}`;
const MAX_BODY = 1024 * 1024; // bytes
const OTHER_METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];

/** The Model Context Protocol, for assistants that have a token. A site without assistants loads nothing of it. */
export async function mcp(
  scope: FastifyInstance,
  { accounts, publicUrl, workerGroup, now }: Pick<Services, 'accounts' | 'publicUrl' | 'workerGroup' | 'now'>,
) {
  // Besides what its tools ask of the API.
  const tooManyCalls = createCallLimit('assistant', { workerGroup, now });
  scope.decorateRequest('signedIn', null);
  let answer: ReturnType<typeof createMcp> | undefined;

  // RFC 9728. Without authorization servers: a token is made by its person.
  scope.get(METADATA, async () => ({
    resource: publicUrl + MCP,
    resource_name: 'Plinth',
    bearer_methods_supported: ['header'],
    resource_documentation: `${publicUrl}/api/docs`,
  }));

  scope.route({ method: OTHER_METHODS, url: MCP, handler: refuseMethod });

  scope.post(MCP, { bodyLimit: MAX_BODY, onRequest: guard }, async (request, reply) => {
    if (!request.signedIn) return refuse(reply);
    answer ??= (await import('./mcp-server.ts')).createMcp();
    const caller = { user: request.signedIn.user, call: callerFor(scope, request), log: request.log };
    const response = await answer(asWebRequest(request), request.body, caller);
    reply.status(response.status).type(response.headers.get('content-type') ?? 'application/json');
    return reply.send(await response.text());
  });

  /** Before the body is read: a token in a header is sent by no page of another site, so whatever comes from one has no business here. */
  async function guard(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const { origin } = request.headers;
    if (origin !== undefined && origin !== new URL(publicUrl).origin)
      return reply.status(403).send({ message: 'Calls from pages of other sites are refused.' });
    const signedIn = await findSignedIn(request, accounts);
    if (!signedIn?.user.program) return refuse(reply);
    const refusal = tooManyCalls(signedIn.user);
    if (refusal) return sendFailure(reply, refusal);
    request.signedIn = signedIn;
  }

  function refuse(reply: FastifyReply) {
    const challenge = `Bearer realm="Plinth", resource_metadata="${publicUrl}${METADATA}"`;
    return reply.status(401).header('www-authenticate', challenge).send({ message: UNAUTHENTICATED });
  }

  function asWebRequest({ headers, body }: FastifyRequest): Request {
    const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Request(publicUrl + MCP, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  }
}

async function refuseMethod(_request: FastifyRequest, reply: FastifyReply) {
  return reply.status(405).header('allow', 'POST').send({ message: 'Assistants call this address with POST.' });
}
