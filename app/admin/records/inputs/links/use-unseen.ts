import { useDebouncedValue } from '@mantine/hooks';
import { callApi } from '../../../parts/api.ts';
import { useLoaded } from '../../../parts/use-loaded.ts';

const PAUSE = 300; // ms

/** Whether an address leads to a page of the site that visitors cannot see. */
export function useUnseen(address: string): boolean {
  const [settled] = useDebouncedValue(address.trim(), PAUSE);
  return useLoaded(settled, () => isUnseen(settled)) ?? false;
}

/** Links that share a request: a form with many links makes only one. */
let batch: { links: Set<string>; unseen: Promise<ReadonlySet<string>> } | null = null;

async function isUnseen(link: string) {
  if (!link.startsWith('/')) return false;
  batch ??= beginBatch();
  batch.links.add(link);
  return (await batch.unseen).has(link);
}

function beginBatch() {
  const links = new Set<string>();
  return { links, unseen: Promise.resolve().then(() => ask(links)) };
}

async function ask(links: ReadonlySet<string>) {
  batch = null;
  const answer = await callApi<{ data: string[] }>('POST', '/unseen-links', { links: [...links].slice(0, 200) });
  return new Set(answer.ok ? answer.body.data : []);
}
