import { load } from '../parts/api.ts';
import { mayLoad } from '../parts/signed-in.ts';
import type { Attention } from './attention.tsx';
import type { Figures } from './figures-data.ts';

export interface GlanceData {
  figures: Figures;
  attention: Attention;
}

/** Reads how it goes; null for people who may not read figures. */
export async function readGlance(): Promise<GlanceData | null> {
  if (!(await mayLoad('read figures'))) return null;
  const [{ data: figures }, { data: attention }] = await Promise.all([
    load<{ data: Figures }>('/figures?compare=period'),
    load<{ data: Attention }>('/figures/attention'),
  ]);
  return { figures, attention };
}
