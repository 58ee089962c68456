import { z } from 'zod';
import type { Permission } from '../../../content/permissions.ts';
import { needs } from '../../platform/http/failure.ts';
import { jsonSchema, named } from './schemas.ts';

/** What the API document says about a route, apart from its method and path. */
export interface Operation {
  tag: string;
  summary: string;
  description?: string;
  /** What the route requires besides being signed in; somebody without it gets 403. */
  permission?: Permission;
  /** Whether somebody may call it who has to set up a second step first. */
  isWithoutFactor?: true;
  /** Whether the person must have proved a few minutes ago who they are; if not, they get 403. No program ever may. */
  isConfirmed?: true;
  /** Whether it is for people at a screen: a program gets 403, whatever its access. */
  isForPeople?: true;
  headers?: z.ZodType;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  /** The body as multipart/form-data, where the route accepts one. */
  form?: z.ZodType;
  /** The route can respond with 422 although it reads neither query nor body. */
  canBeInvalid?: true;
  /** Responses by status: the successful ones, and others that hold more than usual. */
  responses?: Record<number, z.ZodType>;
  /** A file sent with 200. */
  file?: { type: string; description: string };
}

declare module 'fastify' {
  interface FastifySchema {
    /** Makes the rest of the description; called when the document is first requested, because it is slow. */
    describe?: () => object;
    permission?: Permission | undefined;
    isWithoutFactor?: true | undefined;
    isConfirmed?: true | undefined;
    isForPeople?: true | undefined;
  }
}

/** Returns the options of a route: its description for the API document. */
export function operation(description: Operation) {
  const { summary, permission, isWithoutFactor, isConfirmed, isForPeople } = description;
  const required = { permission, isWithoutFactor, isConfirmed, isForPeople };
  return { schema: { summary, ...required, describe: () => describe(description) } };
}

/** A response that only carries a message. */
export const messageResponse = named('Message', z.object({ message: z.string() }));

/** A response about input that is invalid. */
export const invalidResponse = named(
  'Invalid',
  z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) }),
);

/** A response to somebody who has to do something first. */
const forbiddenResponse = named(
  'Forbidden',
  z.object({
    message: z.string(),
    needs: z
      .enum(needs)
      .optional()
      .describe('What comes first: to confirm who one is, or to set up a second step for signing in'),
  }),
);

/** Returns the schema of a response that holds `data`. */
export function dataOf(data: z.ZodType) {
  return z.object({ data });
}

/** Returns the schema of a response about something that was saved. */
export function savedOf(data: z.ZodType) {
  return z.object({ data, message: z.string() });
}

const address = z.string().nullable();

const links = named('Links', z.object({ first: address, last: address, prev: address, next: address }));

const meta = named(
  'Meta',
  z.object({
    current_page: z.int(),
    from: z.int().nullable(),
    last_page: z.int(),
    links: z.array(z.object({ url: address, label: z.string(), active: z.boolean() })),
    path: z.string(),
    per_page: z.int(),
    to: z.int().nullable(),
    total: z.int(),
  }),
);

/** Returns the schema of a response with one page of a list. */
export function pageSchema(record: z.ZodType) {
  return z.object({ data: z.array(record), links, meta });
}

const CONFIRMED = 'Asks to confirm who you are if that was more than ten minutes ago: `POST /account/confirm`.';

function describe(operation: Operation) {
  const {
    tag,
    summary,
    description,
    permission,
    isConfirmed,
    headers,
    query,
    body,
    form,
    canBeInvalid,
    responses = {},
    file,
  } = operation;
  const ofRoute = Object.entries(responses).map(([status, schema]) => [status, response(schema)] as const);
  const refusals =
    query || body || form || canBeInvalid ? { 422: response(invalidResponse, 'The input is invalid.') } : {};
  return {
    tags: [tag],
    summary,
    ...((description || isConfirmed) && {
      description: [description, isConfirmed && CONFIRMED].filter(Boolean).join(' '),
    }),
    ...(headers && { headers: jsonSchema(headers, 'input') }),
    ...(query && { querystring: jsonSchema(query, 'input') }),
    ...((body || form) && { body: { content: { ...json(body), ...multipart(form) } } }),
    response: {
      ...(permission && { 403: response(forbiddenResponse, 'This is not allowed, or not yet.') }),
      ...refusals,
      ...Object.fromEntries(ofRoute),
      ...fileOf(file),
      '4xx': response(messageResponse),
      '5xx': response(messageResponse),
    },
  };
}

function response(schema: z.ZodType, description = schema === messageResponse ? 'A message.' : 'Done.') {
  return { description, content: { 'application/json': { schema: jsonSchema(schema, 'output') } } };
}

function fileOf(file: Operation['file']) {
  return file && { 200: { description: file.description, content: { [file.type]: { schema: { type: 'string' } } } } };
}

function json(body?: z.ZodType) {
  return body && { 'application/json': { schema: jsonSchema(body, 'input') } };
}

function multipart(form?: z.ZodType) {
  return form && { 'multipart/form-data': { schema: jsonSchema(form, 'input') } };
}
