import { Client, type FetchLike, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** Which revision of the protocol a client speaks: that of 2025, or that of 2026. */
export type Era = 'legacy' | 'auto';

/** Connects the official client to the site at an address, with the token of a program. */
export async function openAssistant(
  origin: string,
  token: string,
  { era = 'auto', fetch = globalThis.fetch }: { era?: Era; fetch?: FetchLike } = {},
) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { fetch, requestInit }));

  /** Uses a tool, and returns its data, or the sentence of what it refuses. */
  async function use(name: string, input: object = {}) {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } });
    const text = (content as { text: string }[])[0]?.text ?? '';
    return isError ? { error: text } : { data: JSON.parse(text) };
  }

  const tools = async () => (await client.listTools()).tools.map(({ name }) => name);
  return { client, use, tools };
}
