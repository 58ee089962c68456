import { isDeepStrictEqual } from 'node:util';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { api } from '../../server/api/api.ts';
import { type Administrator, png, signInTo } from './administrator.ts';
import { createConformity } from './conformity.ts';
import { type Plinth, PUBLIC_URL, startPlinth } from './plinth.ts';

/** What is there for people and programs that read the description, not a call of it. */
const UNDESCRIBED = [/^\w+ \/api(\/\*?)?$/, /^GET \/api\/openapi\.json$/, /^GET \/api\/docs(\/.*)?$/];

/** Calls that the walk below leaves to the tests of who made them: none. */
const NOT_WALKED: string[] = [];

type Document = Parameters<typeof createConformity>[0] & {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Described>>;
};

interface Described {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: object }> }>;
}

let plinth: Plinth;
let client: Administrator;
let document: Document;
beforeAll(async () => {
  plinth = await startPlinth();
  client = await signInTo(plinth);
  document = (await plinth.get('/api/openapi.json')).json();
});
afterAll(() => plinth.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      described,
    })),
  );

describe('the description', () => {
  test('is one of OpenAPI 3.1 that names this site', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d$/),
      info: { title: 'Plinth', version: expect.any(String) },
      servers: [{ url: PUBLIC_URL }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    });
    expect(operations().length).toBeGreaterThan(70);
  });

  test('says of each call what it is for, what it takes and what it answers', () => {
    expect(operations().flatMap(faultsOf)).toEqual([]);
  });

  test('names each call once', () => {
    const summaries = operations().map(({ described }) => `${described.tags?.[0]}: ${described.summary}`);
    expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
  });

  test('has all that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of new Set(references)) {
      const found = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((part, name) => Object(part)[decodeURIComponent(name)], document);
      expect([reference, typeof found]).toEqual([reference, 'object']);
    }
  });

  test('opens to everyone only what anyone may call', async () => {
    for (const { call, path, described } of operations()) {
      const [method] = call.split(' ') as ['GET'];
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const { statusCode } = await plinth.request({ method, url, ...(method !== 'GET' && { payload: {} }) });
      expect([call, statusCode === 401]).toEqual([call, described.security?.length !== 0]);
    }
  });

  test('covers every route there is under /api', async () => {
    const routes: string[] = [];
    const server = Fastify();
    server.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
    });
    await server.register(async (scope) => api(scope, plinth.services), { prefix: '/api' });
    await server.close();
    const toDescribe = routes.filter((route) => !UNDESCRIBED.some((pattern) => pattern.test(route)));
    const described = operations().map(({ call }) => call);
    const templated = toDescribe.map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
    expect([...new Set(templated)].sort()).toEqual(described.sort());
  });
});

test('every call of the description was answered with success, as it says', async () => {
  await walkContent();
  await walkTheRest();
  expect(plinth.conformity.unseen()).toEqual(NOT_WALKED);
});

async function walkContent() {
  const image = await plinth.upload('media');
  for (const type of contentTypes as readonly ContentType[]) {
    const path = `/${type.path}`;
    const fields = { ...fieldsOf(type, image), slug: `the-${type.name.toLowerCase()}` };
    if (type.messages.created) await succeeds(client.ask('POST', path, fields));
    const one = `${path}/${type.addressedBy === 'slug' ? fields.slug : 1}`;
    await succeeds(client.ask('GET', path));
    await succeeds(client.ask('GET', one));
    await succeeds(client.ask('PUT', one, fields));
    await succeeds(client.sendForm(one, { _method: 'put' }));
    if (type.ordered) await succeeds(client.ask('POST', `${one}/move`, { position: 1 }));
    for (const rest of ['', '/1']) await succeeds(client.ask('GET', `${one}/revisions${rest}`));
    await succeeds(client.ask('POST', `${one}/revisions/1/restore`));
    if (!type.messages.deleted) continue;
    await succeeds(client.ask('GET', `${one}/dependents`));
    await succeeds(client.ask('DELETE', one));
    await succeeds(client.ask('GET', '/deleted'));
    await succeeds(client.ask('POST', `${one}/restore`));
  }
}

async function walkTheRest() {
  await succeeds(client.ask('GET', '/headings/blog'));
  await succeeds(client.sendForm('/media', { image: await png() }));
  await succeeds(client.ask('GET', '/media/queue'));
  for (const path of [
    'setting',
    'about',
    'service-page',
    'review',
    'blog',
    'related-blog',
    'related-blog?slug=the-blog',
  ])
    await succeeds(client.ask('GET', `/${path}`));
  await succeeds(client.ask('GET', '/service/the-service'));
  await succeeds(client.ask('GET', '/blog/the-blog'));
  const visitor = { name: 'Ines', email: 'ines@example.com' };
  await succeeds(client.ask('POST', '/contact/store', { ...visitor, phone: '555', description: 'Hello.' }));
  const time = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await succeeds(client.ask('POST', '/meeting/store', { ...visitor, time, subject: 'A shop' }));
  const login = await client.ask('POST', '/login', { email: 'sana@example.com', password: 'plinths carry' });
  const headers = { authorization: `Bearer ${login.body.ACCESS_TOKEN}` };
  expect((await plinth.request({ method: 'POST', url: '/api/logout', headers })).statusCode).toBe(200);
}

async function succeeds(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  expect([status, body]).toEqual([expect.toSatisfy((status) => status === 200 || status === 201), body]);
}

function fieldsOf(type: ContentType, image: string) {
  const values = Object.entries(type.fields).map(([name, { kind, options }]) => {
    const value = {
      image,
      relation: 1,
      choice: options?.[0]?.value,
      link: 'https://plinth.example',
      email: 'a@b.example',
    };
    return [name, value[kind as 'image'] ?? (kind === 'linkOrPath' ? '/meeting' : 'Text')] as const;
  });
  return Object.fromEntries<unknown>(values);
}

/** What the description of a call lacks. */
function faultsOf({ call, path, described }: ReturnType<typeof operations>[number]) {
  const { summary = '', tags = [], parameters = [], responses } = described;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const statuses = Object.keys(responses);
  const isBodiless = /^(GET|DELETE) |restore$|logout$/.test(call);
  const holds = {
    'a summary': /^[A-Z]/.test(summary),
    'one tag': tags.length === 1,
    'its parameters': isDeepStrictEqual(inPath.map(({ name }) => name).sort(), names.sort()),
    'schemas of parameters': parameters.every(({ schema }) => typeof schema === 'object'),
    'required parameters': inPath.every(({ required }) => required),
    'a success': statuses.some((status) => /^20[01]$/.test(status)),
    failures: statuses.includes('4XX') && statuses.includes('5XX'),
    'known statuses': statuses.every((status) => /^([2-5]\d\d|[45]XX)$/.test(status)),
    'descriptions of answers': Object.values(responses).every(({ description }) => description),
    'schemas of answers': Object.values(responses).every(({ content }) => content?.['application/json']?.schema),
    'a body where there is one': 'requestBody' in described !== isBodiless,
  };
  return Object.entries(holds).flatMap(([what, isThere]) => (isThere ? [] : [`${call} lacks ${what}`]));
}

describe('an answer that is not as described is noticed', () => {
  const answer = { method: 'GET', url: '/api/settings/1', status: 200, type: 'application/json; charset=utf-8' };
  const record = async () => (await client.ask('GET', '/settings/1')).body.data;

  test.each([
    ['a field too many', (data: object) => ({ data: { ...data, deleted_at: null } })],
    ['a field too few', ({ phone: _phone, ...data }: { phone?: string }) => ({ data })],
    ['a field of another kind', (data: object) => ({ data: { ...data, phone: 555 } })],
    ['another wrapping', (data: object) => data],
  ])('%s', async (_, spoil) => {
    const check = createConformity(document).check;
    const data = await record();
    expect(() => check({ ...answer, body: JSON.stringify({ data }) })).not.toThrow();
    expect(() => check({ ...answer, body: JSON.stringify(spoil(data)) })).toThrow('GET /api/settings/1 answered 200');
  });

  test('a status or a type that the description does not know, and a failure without a message', () => {
    const { check, unseen } = createConformity(document);
    expect(() => check({ ...answer, status: 204, body: '' })).toThrow('does not know');
    expect(() => check({ ...answer, type: 'text/html', body: '' })).toThrow('as text/html');
    expect(() => check({ ...answer, status: 404, body: '{"error":"x"}' })).toThrow('answered 404');
    expect(() => check({ ...answer, status: 422, body: '{"message":"x"}' })).not.toThrow();
    expect(unseen()).toHaveLength(operations().length);
  });
});
