import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '../../../content/public-calls.ts';

/** What came of a tool: data, or a sentence that says what to do otherwise. */
export type Result = { data: object } | { error: string };

/** Calls the API as the program that uses a tool, so that nothing is allowed, checked or logged otherwise. */
export type CallApi = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Result>;

/** Creates what calls the API in this process with the token of a request. */
export function callerFor(scope: FastifyInstance, { headers, ip, id }: FastifyRequest): CallApi {
  return async (method, path, body) => {
    const response = await scope.inject({
      method,
      url: API + path,
      remoteAddress: ip,
      headers: {
        authorization: headers.authorization ?? '',
        'x-request-id': id,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const answer = response.json() as Answer;
    return response.statusCode < 400 ? { data: answer } : { error: sentenceOf(answer) };
  };
}

interface Answer {
  message?: string;
  errors?: Record<string, string[]>;
}

function sentenceOf({ message = '', errors }: Answer): string {
  if (!errors) return message;
  return Object.entries(errors)
    .map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
    .join('\n');
}
