import type { Demonstration } from '../records.ts';

export const demonstrations = {
  plinth: () => import('./plinth/index.ts'),
  marram: () => import('./marram/index.ts'),
  gantry: () => import('./gantry/index.ts'),
} satisfies Record<string, () => Promise<{ demonstration: Demonstration }>>;

/** Loads one demonstration, and none of the others. */
export async function loadDemonstration(name: keyof typeof demonstrations): Promise<Demonstration> {
  return (await demonstrations[name]()).demonstration;
}
