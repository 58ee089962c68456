import { z } from 'zod';
import { jsonSchema, named } from './schemas.ts';

/** What the document says of a call. */
export interface Operation {
  tag: string;
  summary: string;
  description?: string;
  /** Anyone may make it. Other calls need a sign-in. */
  open?: true;
  headers?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body as a form, where it can be sent as one too. */
  form?: z.ZodType;
  /** Whether fields can be refused though none are sent. */
  refuses?: true;
  /** What is given on success, by status. */
  answers?: Record<number, z.ZodType>;
  /** What the table is that is given on success. */
  csv?: string;
}

const message = named('Message', z.object({ message: z.string() }));
const invalid = named('Invalid', z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) }));

/** What only says that something was done. */
export const messageAnswer = message;

declare module 'fastify' {
  interface FastifySchema {
    /** Gives the rest, which takes its time to make, once somebody reads the document. */
    describe?: () => object;
  }
}

/** Takes what the document says of a call and gives it as options of its route. */
export function operation(told: Operation) {
  return { schema: { summary: told.summary, describe: () => describe(told) } };
}

function describe({
  tag,
  summary,
  description,
  open,
  headers,
  query,
  body,
  form,
  refuses,
  answers = {},
  csv,
}: Operation) {
  const successes = Object.entries(answers).map(([status, schema]) => [status, answer(schema)] as const);
  const refusals = query || body || form || refuses ? { 422: answer(invalid, 'What was sent is not right.') } : {};
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(open && { security: [] }),
    ...(headers && { headers: jsonSchema(headers, 'input') }),
    ...(query && { querystring: jsonSchema(query, 'input') }),
    ...((body || form) && { body: { content: { ...json(body), ...multipart(form) } } }),
    response: {
      ...table(csv),
      ...Object.fromEntries(successes),
      ...refusals,
      '4xx': answer(message),
      '5xx': answer(message),
    },
  };
}

function answer(schema: z.ZodType, description = schema === message ? 'A sentence that says why not.' : 'Done.') {
  return { description, content: { 'application/json': { schema: jsonSchema(schema, 'output') } } };
}

function table(description?: string) {
  return description && { 200: { description, content: { 'text/csv': { schema: { type: 'string' } } } } };
}

function json(body?: z.ZodType) {
  return body && { 'application/json': { schema: jsonSchema(body, 'input') } };
}

function multipart(form?: z.ZodType) {
  return form && { 'multipart/form-data': { schema: jsonSchema(form, 'input') } };
}
