import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { SignedInUser } from '../../../content/permissions.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { findId } from '../../content/records/records.ts';
import type { ContentDatabase } from '../../content/tables.ts';
import { typeInLanguage } from '../../content/translations/type-in-language.ts';
import { fieldErrors, missing } from '../../platform/outcome.ts';
import { isHead } from '../../platform/http/responses/head-as-get.ts';
import { messageResponse, type Operation, operation } from '../openapi/operation.ts';
import { signedIn } from './guard.ts';
import { idIn } from './id.ts';
import { type Failure, sendFailure, sendInvalid } from './responses.ts';

/** A request as a handler gets it. */
export interface Call<Query, Body> {
  request: FastifyRequest;
  reply: FastifyReply;
  params: Record<string, string>;
  /** What `:id` or `:key` in the address names. */
  id: number;
  /** Who makes the request. Throws on a route outside `requireSignIn`. */
  readonly user: SignedInUser;
  /** Whether only the headers are asked for, so that nothing has been read. */
  readonly isHead: boolean;
  query: Query;
  body: Body;
}

interface Route<Query extends z.ZodType, Body extends z.ZodType> extends Partial<Operation> {
  summary: string;
  query?: Query;
  /** Where the handler validates the body itself, `describedBody` only describes it. */
  body?: Body;
  describedBody?: z.ZodType;
  /** Of a success: 200 by default. */
  status?: number;
  /** What a success holds: a message by default. */
  answer?: z.ZodType;
  options?: Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'preHandler'>;
  /** Finds the id of the record with a key, where a route has one. */
  findId?: (key: string) => Promise<number | null>;
  /** Returns what is sent, a failed outcome, or the reply if that was sent. */
  handle: (call: Call<z.output<Query>, z.output<Body>>) => Promise<object>;
}

interface Shared extends Pick<Operation, 'tag' | 'permission' | 'isWithoutFactor' | 'isForPeople'> {
  /** Begins each address. */
  prefix?: string;
  /** What `{one}` and `{many}` in a summary stand for. */
  nouns?: { one: string; many: string };
  findId?: (key: string) => Promise<number | null>;
}

/** A method and a path, which is empty where the prefix is all of it. */
type Address = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${`/${string}` | ''}`;

/** Returns what adds routes with their descriptions. A query or a body that is not as described gets 422. */
export function routesIn(scope: FastifyInstance, { prefix = '', nouns, ...shared }: Shared) {
  return function route<Query extends z.ZodType, Body extends z.ZodType>(address: Address, route: Route<Query, Body>) {
    const {
      handle,
      status = 200,
      answer = messageResponse,
      options,
      findId,
      describedBody,
      ...described
    } = {
      ...shared,
      ...route,
    };
    const { query, body = describedBody, responses } = described;
    const [method = '', path = ''] = address.split(' ');
    const summary = described.summary.replace(/\{(one|many)\}/, (_, noun: 'one' | 'many') => nouns?.[noun] ?? noun);
    scope.route({
      ...options,
      ...operation({ ...described, summary, body, responses: { [status]: answer, ...responses } }),
      method,
      url: prefix + path,
      handler: async (request, reply) => {
        const params = request.params as Record<string, string>;
        const id = findId && params['key'] !== undefined ? await findId(params['key']) : idIn(params['id'] ?? '');
        if (id === null) return sendFailure(reply, missing);
        const checkedQuery = query?.safeParse(request.query);
        if (checkedQuery?.error) return sendInvalid(reply, fieldErrors(checkedQuery.error));
        const checkedBody = route.body?.safeParse(request.body);
        if (checkedBody?.error) return sendInvalid(reply, fieldErrors(checkedBody.error));
        const result = await handle({
          request,
          reply,
          params,
          id,
          get user() {
            return signedIn(request).user;
          },
          isHead: isHead(request.raw),
          query: checkedQuery?.data as z.output<Query>,
          body: checkedBody?.data as z.output<Body>,
        });
        if (isFailure(result)) return sendFailure(reply, result);
        // Undefined once a reply was sent.
        return result && reply.status(status).send(result);
      },
    });
  };
}

/** Returns what adds the routes of a content type: its path begins them, and `:key` names one of its records. */
export function typeRoutes(scope: FastifyInstance, db: ContentDatabase, type: ContentType) {
  const { one: noun, many: plural } = type.noun;
  const article = type.single ? 'the' : /^[aeiou]/i.test(noun) ? 'an' : 'a';
  return routesIn(scope, {
    tag: type.label.many,
    prefix: `/${type.path}`,
    nouns: { one: `${article} ${noun}`, many: plural },
    findId: (key) => findId(db, type, key),
  });
}

interface RecordRoute<Query extends z.ZodObject, Body extends z.ZodType> extends Omit<Route<Query, Body>, 'handle'> {
  handle: (call: Call<z.output<Query>, z.output<Body>> & { type: ContentType }) => Promise<object>;
}

/** Returns what adds routes about a record, or about its translation with `?language=`; their handlers get its type. */
export function recordRoutes(scope: FastifyInstance, db: ContentDatabase, type: ContentType) {
  const route = typeRoutes(scope, db, type);
  const language = isTranslatable(type) && { language: languageTag.optional() };
  return function recordRoute<Query extends z.ZodObject, Body extends z.ZodType>(
    address: Address,
    { handle, query, ...rest }: RecordRoute<Query, Body>,
  ) {
    route(address, {
      ...rest,
      query: z.object({ ...query?.shape, ...language }),
      handle: async (call) => {
        const { language: tag } = call.query as { language?: string };
        const inLanguage = await typeInLanguage(db, type, tag);
        return inLanguage.ok
          ? handle({ ...(call as Call<z.output<Query>, z.output<Body>>), type: inLanguage.value })
          : inLanguage;
      },
    });
  };
}

/** Which of the languages of a site something is about. */
export const languageTag = z
  .string()
  .describe('The BCP 47 tag of a language of the site; that of its records by default');

/** Which of the languages of a site a list is about. */
export const languageOfList = languageTag.describe(
  'The BCP 47 tag of a language of the site, or all; that of its records by default',
);

function isFailure(result: object | undefined): result is Failure {
  return result !== undefined && 'ok' in result && result.ok === false;
}
