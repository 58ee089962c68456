import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createApiClient, overNetwork } from '../api-client.ts';
import { createServerGroup } from '../servers/server-process.ts';

const { start, stop } = createServerGroup();
afterAll(stop);

const LOADED = 'Loaded by this process: ';
/** Runs before the program, and prints the address of each module that a process loads. */
const watcher = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { console.log('${LOADED}' + url); return next(url, context); } });`;
const NODE_OPTIONS = `--import=data:text/javascript;base64,${Buffer.from(watcher).toString('base64')}`;

const credentials = { email: 'owner@example.com', password: 'plinths carry' };
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

/** Stands in each file of the protocol for assistants, and in none of ours. */
const MCP_LIBRARY = 'modelcontextprotocol';

test('a site without assistants loads nothing of their protocol, until a program makes the first call', async () => {
  const server = await start({
    NODE_OPTIONS,
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
  });
  await server.prints('Plinth is ready');
  const filesWithMcp = () =>
    server
      .output()
      .split('\n')
      .flatMap((line) => line.split(LOADED + 'file:')[1] ?? [])
      .map((path) => fileURLToPath('file:' + path))
      .filter((file) => file.includes('/build/program/') && readFileSync(file, 'utf8').includes(MCP_LIBRARY));
  const call = (authorization: string) =>
    fetch(server.origin + '/mcp', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(ping),
    });

  const transport = overNetwork(server.origin);
  const { body } = await createApiClient(transport).ask('POST', '/login', credentials);
  const owner = createApiClient(transport, body.ACCESS_TOKEN);
  const { data } = await owner.call<{ data: { token: string } }>('POST', '/tokens', { name: 'Claude', access: 'read' });
  expect((await fetch(server.origin)).status).toBe(200);
  expect((await createApiClient(transport, data.token).ask('GET', '/blogs')).status).toBe(200);
  expect((await call('Bearer nobody')).status).toBe(401);
  expect(filesWithMcp()).toEqual([]);

  expect((await call(`Bearer ${data.token}`)).status).toBe(200);
  await expect.poll(filesWithMcp).toHaveLength(1);
});
