import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../content/permissions.ts';
import { createMcp } from './mcp-server.ts';

const program = { id: 1, access: 'read' as const, readsLeads: false };
const user: SignedInUser = { id: 1, name: 'Noor (Claude)', email: 'noor@example.com', role: 'editor', program };
const call = { name: 'search', arguments: { query: 'news' } };

test('what nobody expects in a tool is logged, and told to the assistant without its details', async () => {
  const surprise = new Error('SQLITE_ERROR: no such column: secret');
  const logged: unknown[] = [];
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
  const request = new Request('https://agency.example/mcp', { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await createMcp()(request, body, {
    user,
    call: () => Promise.reject(surprise),
    log: { error: (...line: unknown[]) => void logged.push(line) },
  });
  const text = await response.text();
  expect(text).toContain('Something went wrong on our side. Please try again later.');
  expect(text).not.toContain('SQLITE');
  expect(logged).toEqual([[{ err: surprise }, 'A tool of assistants failed.']]);
});
