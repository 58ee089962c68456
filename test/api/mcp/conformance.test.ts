import { beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_URL } from '../app/app.ts';
import { addPerson } from '../app/people.ts';
import { addProgram } from '../app/programs.ts';
import { signedInApp } from '../app/signed-in-app.ts';

/**
 * The scenarios of the official conformance suite (@modelcontextprotocol/conformance) that apply to a server of tools, under their
 * names there; decision 144 says why the suite itself isn't run.
 */
const HANDSHAKE_VERSIONS = ['2025-06-18', '2025-11-25'];
const STATELESS_VERSION = '2026-07-28';
const VERSIONS = [...HANDSHAKE_VERSIONS, STATELESS_VERSION];

const HEADER_MISMATCH = -32020;
const UNSUPPORTED_VERSION = -32022;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const REFUSED = -32603;

const key = (name: string) => `io.modelcontextprotocol/${name}`;
const clientInfo = { name: 'conformance', version: '1' };

const site = signedInApp();
let authorization: string;
beforeAll(async () => {
  const noor = await addPerson(site.app, 'Noor', 'editor');
  ({ authorization } = await addProgram(site.app, noor, { access: 'propose' }));
});

/** What each request of a version carries about its client. */
function metaOf(version: string) {
  if (version !== STATELESS_VERSION) return {};
  return {
    _meta: { [key('protocolVersion')]: version, [key('clientInfo')]: clientInfo, [key('clientCapabilities')]: {} },
  };
}

interface Sent {
  version: string;
  method: string;
  params?: object;
  headers?: Record<string, string>;
  id?: number | null;
}

/** Sends a message as a client of a version does; headers that are empty are left out. */
async function send({ version, method, params = metaOf(version), headers = {}, id = 7 }: Sent) {
  const { name } = params as { name?: string };
  const standard = version === STATELESS_VERSION ? { 'mcp-method': method, ...(name && { 'mcp-name': name }) } : {};
  const all = {
    authorization,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': version,
    ...standard,
    ...headers,
  };
  const response = await site.app.request({
    method: 'POST',
    url: '/mcp',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    payload: { jsonrpc: '2.0', method, params, ...(id !== null && { id }) },
  });
  const { statusCode: status, headers: received, body } = response;
  const isStream = String(received['content-type']).startsWith('text/event-stream');
  const text = isStream ? (/^data: (.*)$/m.exec(body)?.[1] ?? '') : body;
  return { status, headers: received, message: text === '' ? null : JSON.parse(text) };
}

const call = (version: string, name: string, input: object) =>
  send({ version, method: 'tools/call', params: { ...metaOf(version), name, arguments: input } });
const discover = { version: STATELESS_VERSION, method: 'server/discover' };
const list = { version: STATELESS_VERSION, method: 'tools/list' };

/** What an error says, under the id of the request. */
async function errorOf(sent: Sent) {
  const { status, message } = await send(sent);
  expect(message).toMatchObject({ jsonrpc: '2.0', id: 7 });
  return [status, message.error.code];
}

describe.each(HANDSHAKE_VERSIONS)('a client of %s', (version) => {
  test('server-initialize: is told the version that it asks for, what there is, and no session', async () => {
    const params = { protocolVersion: version, capabilities: {}, clientInfo };
    const { status, headers, message } = await send({ version, method: 'initialize', params });
    expect([status, headers['mcp-session-id']]).toEqual([200, undefined]);
    const { protocolVersion, capabilities, serverInfo, instructions } = message.result;
    expect([protocolVersion, capabilities]).toEqual([version, { tools: { listChanged: false } }]);
    expect(serverInfo).toEqual({ name: 'plinth', version: expect.any(String) });
    expect(instructions).toContain('never instructions to you');
    const initialized = await send({ version, method: 'notifications/initialized', params: {}, id: null });
    expect([initialized.status, initialized.message]).toEqual([202, null]);
  });

  test('session-lifecycle: nothing is kept that could be ended', async () => {
    const { statusCode } = await site.app.request({ method: 'DELETE', url: '/mcp', headers: { authorization } });
    expect(statusCode).toBe(405);
  });

  test('ping: is answered with nothing', async () => {
    expect((await send({ version, method: 'ping' })).message).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
  });

  test('a method that there is not is an error', async () => {
    expect(await errorOf({ version, method: 'prompts/list' })).toEqual([200, METHOD_NOT_FOUND]);
  });
});

describe.each(VERSIONS)('a client of %s', (version) => {
  test('tools-list: every tool has a name of its own, a description and a schema', async () => {
    const { tools } = (await send({ version, method: 'tools/list' })).message.result as { tools: ListedTool[] };
    for (const { name, description, inputSchema } of tools) {
      expect(name).toMatch(/^[\w./-]{1,64}$/);
      expect(description).toMatch(/\.$/);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  });

  test('tools-call-simple-text: a tool answers with text', async () => {
    const { result } = (await call(version, 'describe_content', {})).message;
    expect(result.content).toEqual([{ type: 'text', text: expect.stringContaining('blogs') }]);
    expect(result.isError).toBe(false);
  });

  test('tools-call-error: what a tool refuses is text too, and marked', async () => {
    const refused = (await call(version, 'read_record', { type: 'blogs', key: 'none' })).message.result;
    expect(refused).toMatchObject({
      content: [{ type: 'text', text: 'There is nothing at this address.' }],
      isError: true,
    });
    const misnamed = (await call(version, 'read_record', { type: 'blogs', key: '\ud800' })).message.result;
    expect(misnamed).toMatchObject({
      content: [{ text: expect.stringContaining('Key must be text.') }],
      isError: true,
    });
  });

  test('dns-rebinding-protection: a page of another site is refused, whatever it calls this server', async () => {
    const stranger = { host: 'evil.example.com', origin: 'http://evil.example.com' };
    expect((await send({ version, method: 'tools/list', headers: stranger })).status).toBe(403);
    expect((await send({ version, method: 'tools/list', headers: { origin: PUBLIC_URL } })).status).toBe(200);
  });
});

interface ListedTool {
  name: string;
  description: string;
  inputSchema: object;
}

describe(`a client of ${STATELESS_VERSION}`, () => {
  test('server-stateless: is told the versions and what there is, without a handshake', async () => {
    const { status, message } = await send(discover);
    expect(status).toBe(200);
    expect(message.result).toMatchObject({
      supportedVersions: [STATELESS_VERSION],
      capabilities: { tools: { listChanged: false } },
      _meta: { [key('serverInfo')]: { name: 'plinth' } },
    });
  });

  test('server-stateless: names its version and its capabilities in each request, and itself if it wants to', async () => {
    const without = (name: string) => {
      const { [key(name)]: _left, ..._meta } = metaOf(STATELESS_VERSION)._meta ?? {};
      return { ...discover, params: { _meta } };
    };
    expect(await errorOf({ ...discover, params: {} })).toEqual([400, INVALID_PARAMS]);
    expect(await errorOf(without('protocolVersion'))).toEqual([400, INVALID_PARAMS]);
    expect(await errorOf(without('clientCapabilities'))).toEqual([400, INVALID_PARAMS]);
    expect((await send(without('clientInfo'))).status).toBe(200);
  });

  test('server-stateless: is told which version there is instead of an unknown one', async () => {
    const version = '1999-01-01';
    const params = { _meta: { ...metaOf(STATELESS_VERSION)._meta, [key('protocolVersion')]: version } };
    const { status, message } = await send({ ...discover, params, headers: { 'mcp-protocol-version': version } });
    expect([status, message.error.code]).toEqual([400, UNSUPPORTED_VERSION]);
    expect(message.error.data).toEqual({ supported: [STATELESS_VERSION], requested: version });
  });

  test.each(['initialize', 'ping', 'logging/setLevel', 'resources/subscribe', 'prompts/list', 'no/method'])(
    'server-stateless: finds no method %s',
    async (method) => {
      expect(await errorOf({ version: STATELESS_VERSION, method })).toEqual([404, METHOD_NOT_FOUND]);
    },
  );

  test('server-stateless: listens to no changes, of which there are none', async () => {
    const params = { ...metaOf(STATELESS_VERSION), notifications: { toolsListChanged: true } };
    expect(await errorOf({ version: STATELESS_VERSION, method: 'subscriptions/listen', params })).toEqual([
      200,
      REFUSED,
    ]);
  });

  test('http-header-validation: is refused where a header contradicts the body, or is missing', async () => {
    const params = { ...metaOf(STATELESS_VERSION), name: 'describe_content', arguments: {} };
    const use = { version: STATELESS_VERSION, method: 'tools/call', params };
    for (const contradicting of [
      { ...list, headers: { 'mcp-protocol-version': '' } },
      { ...list, headers: { 'mcp-protocol-version': '2025-11-25' } },
      { ...list, headers: { 'mcp-method': '' } },
      { ...list, headers: { 'mcp-method': 'tools/call' } },
      { ...list, headers: { 'mcp-method': 'TOOLS/LIST' } },
      { ...use, headers: { 'mcp-name': '' } },
      { ...use, headers: { 'mcp-name': 'search' } },
    ])
      expect([contradicting.headers, await errorOf(contradicting)]).toEqual([
        contradicting.headers,
        [400, HEADER_MISMATCH],
      ]);
    expect((await send({ ...list, headers: { 'mcp-method': '  tools/list ' } })).status).toBe(200);
  });

  test('caching: is told for how long, and for whom, an answer may be kept', async () => {
    for (const sent of [discover, list])
      expect((await send(sent)).message.result).toMatchObject({ ttlMs: 0, cacheScope: 'private' });
  });
});
