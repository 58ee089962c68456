import { Client, type FetchLike, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type TestApp, PUBLIC_URL } from './app.ts';

/** Which revision of the protocol a client speaks: that of 2025, or that of 2026. */
export type Era = 'legacy' | 'auto';

/** Connects the official client to the app under test, with the token of a program. */
export async function connectAssistant(app: TestApp, token: string, era: Era = 'auto') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${PUBLIC_URL}/mcp`), { fetch: fetchFrom(app), requestInit }),
  );

  /** Uses a tool, and returns its data, or the sentence of what it refuses. */
  async function use(name: string, input: object = {}) {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } });
    const text = (content as { text: string }[])[0]?.text ?? '';
    return isError ? { error: text } : { data: JSON.parse(text) };
  }

  const tools = async () => (await client.listTools()).tools.map(({ name }) => name);
  return { client, use, tools };
}

/** Sends what a client fetches to the app under test. */
export function fetchFrom(app: TestApp): FetchLike {
  return async (url, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(url);
    const response = await app.request({
      method,
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    const answer = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response([202, 204].includes(response.statusCode) ? null : response.body, {
      status: response.statusCode,
      headers: answer,
    });
  };
}
