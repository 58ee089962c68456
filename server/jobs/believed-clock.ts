import type { Services } from '../services.ts';
import { Postponed } from './scheduler.ts';

/** Postpones a job that would do too early what cannot be undone, until an owner confirms a clock that has jumped. */
export async function assertClockIsBelieved({ siteClock }: Pick<Services, 'siteClock'>): Promise<void> {
  if (!(await siteClock.isBelieved())) throw new Postponed('It waits until an owner confirms the clock.');
}
