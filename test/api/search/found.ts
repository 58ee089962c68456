import type { ApiClient } from '../../api-client.ts';

interface Piece {
  text: string;
  is_hit: boolean;
}

interface Group {
  kind: string;
  found: { type: string; key: string; language: string | null; title: Piece[]; excerpt: Piece[] }[];
  has_more: boolean;
}

/** Searches the dashboard as somebody. */
export async function search(client: Pick<ApiClient, 'ask'>, q: string): Promise<Group[]> {
  const { status, body } = await client.ask('GET', `/search?q=${encodeURIComponent(q)}`);
  if (status !== 200) throw new Error(`The search for “${q}” returned ${status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** Returns the titles of what somebody finds, of all kinds. */
export async function findTitles(client: Pick<ApiClient, 'ask'>, q: string): Promise<string[]> {
  const groups = await search(client, q);
  return groups.flatMap(({ found }) => found.map(({ title }) => textOf(title)));
}

export function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
