import { isDeepStrictEqual } from 'node:util';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../../server/api/api.ts';
import { describeApi } from '../../../server/api/openapi/document.ts';
import type { ApiDocument } from '../app/conformity.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

/** The routes of the documentation itself. */
const UNDESCRIBED = [/^\w+ \/api(\/\*?)?$/, /^GET \/api\/openapi\.json$/, /^GET \/api\/docs(\/.*)?$/];

type Document = ApiDocument & {
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

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await startApp();
  document = (await app.get('/api/openapi.json')).json();
});
afterAll(() => app.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      described,
    })),
  );

describe('the description', () => {
  test('is an OpenAPI 3.1 document that names this site', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d$/),
      info: { title: 'Plinth', version: expect.any(String) },
      servers: [{ url: PUBLIC_URL }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    });
    expect(operations().length).toBeGreaterThan(70);
  });

  test('describes the purpose, parameters and responses of each call', () => {
    expect(operations().flatMap(faultsOf)).toEqual([]);
  });

  test('names each call once', () => {
    const summaries = operations().map(({ described }) => `${described.tags?.[0]}: ${described.summary}`);
    expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
  });

  test('resolves all its references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of new Set(references)) {
      const schema = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((part, name) => Object(part)[decodeURIComponent(name)], document);
      expect([reference, typeof schema]).toEqual([reference, 'object']);
    }
  });

  test('requires a sign-in except for public calls', async () => {
    for (const { call, path, described } of operations()) {
      const [method] = call.split(' ') as ['GET'];
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const { statusCode } = await app.request({ method, url, ...(method !== 'GET' && { payload: {} }) });
      expect([call, statusCode === 401]).toEqual([call, described.security?.length !== 0]);
    }
  });

  test('a route without an operation stops the start and is named', async () => {
    const server = Fastify();
    describeApi(server, PUBLIC_URL);
    expect(() => server.get('/undescribed', async () => ({}))).toThrow('GET /undescribed has no operation()');
  });

  test('covers every route under /api', async () => {
    const routes: string[] = [];
    const server = Fastify();
    server.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat()) if (verb !== 'HEAD') routes.push(`${verb} ${url}`);
    });
    const renderer = { contentAt: async () => '', pageAt: async () => null };
    await server.register(async (scope) => api(scope, app.services, renderer), { prefix: '/api' });
    await server.close();
    const toDescribe = routes.filter((route) => !UNDESCRIBED.some((pattern) => pattern.test(route)));
    const described = operations().map(({ call }) => call);
    const templated = toDescribe.map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
    expect([...new Set(templated)].sort()).toEqual(described.sort());
  });
});

/** Returns what the description of a call lacks. */
function faultsOf({ call, path, described }: ReturnType<typeof operations>[number]) {
  const { summary = '', tags = [], parameters = [], responses } = described;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const statuses = Object.keys(responses);
  const isBodiless =
    /^GET |^DELETE (?!.*\/review$)|^POST .*\/(restore|logout|disable|enable|resend|self-test|draft|backups|duplicate|clock\/confirm|calendar-feed|app\/begin|recovery-codes|(passkey|passkeys|confirm)\/options|reset-factors|secret|test(?<!mail-server\/test)|\{id\}\/presence)$/.test(
      call,
    );
  const holds = {
    'a summary': /^[A-Z]/.test(summary),
    'one tag': tags.length === 1,
    'its parameters': isDeepStrictEqual(inPath.map(({ name }) => name).sort(), names.sort()),
    'schemas of parameters': parameters.every(({ schema }) => typeof schema === 'object'),
    'required parameters': inPath.every(({ required }) => required),
    'a success': statuses.some((status) => /^20[01]$/.test(status)),
    failures: statuses.includes('4XX') && statuses.includes('5XX'),
    'known statuses': statuses.every((status) => /^([2-5]\d\d|[45]XX)$/.test(status)),
    'descriptions of responses': Object.values(responses).every(({ description }) => description),
    'schemas of responses': Object.values(responses).every(({ content = {} }) =>
      Object.entries(content).some(
        ([type, { schema }]) => schema && /^(application\/(json|octet-stream)|text\/csv|\*\/\*)$/.test(type),
      ),
    ),
    'a body where there is one': 'requestBody' in described !== isBodiless,
  };
  return Object.entries(holds).flatMap(([condition, isThere]) => (isThere ? [] : [`${call} lacks ${condition}`]));
}

describe('the documentation page', () => {
  const page = async () => {
    const response = await app.get('/api/docs');
    return response.statusCode < 300 ? response : app.get('/api/docs/');
  };

  /** The addresses that a page or a style sheet loads from. */
  const loadedBy = (text: string) =>
    [...text.matchAll(/(?:src|href)="([^"]+)"|url\(["']?([^"')]+)/g)].map(
      ([, inPage, inStyle]) => inPage ?? inStyle ?? '',
    );

  test('the page and its files are served from this host', async () => {
    const { statusCode, headers, body } = await page();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const files = loadedBy(body).map((file) => new URL(file, `${PUBLIC_URL}/api/docs/`));
    expect(files.length).toBeGreaterThan(4);
    for (const { href, pathname } of files) {
      expect(href).toContain(PUBLIC_URL);
      expect([pathname, (await app.get(pathname)).statusCode]).toEqual([pathname, 200]);
    }
  });

  test('an unknown file is 404, with a message as everywhere in the API', async () => {
    const response = await app.get('/api/docs/static/none.js');
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'There is nothing at this address.' }]);
  });

  test('its styles load nothing from other hosts, and its script uses no online validator', async () => {
    const styles = await app.get('/api/docs/static/swagger-ui.css');
    const addresses = loadedBy(styles.body).filter((address) => !address.startsWith('data:'));
    expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
    const script = await app.get('/api/docs/static/swagger-initializer.js');
    expect(script.body).toMatch(/validatorUrl"?: *null/);
  });

  test('the page has no inline script or style, which its policy forbids', async () => {
    const { headers, body } = await page();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\son\w+=|\sstyle=/);
  });

  test('the description is JSON that any page of this site may read', async () => {
    const { statusCode, headers } = await app.get('/api/openapi.json');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  });
});
