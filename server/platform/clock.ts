/** Returns the present time; tests set their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const TOLERANCE = 30 * 60 * 1000; // ms

/** Whether a period has passed since a time; null is never. A time in the future comes from a clock that was wrong. */
export function hasPassed(since: string | null, period: number, now: Date): boolean {
  const age = since === null ? Infinity : now.getTime() - Date.parse(since);
  return age >= period || age < -TOLERANCE;
}
