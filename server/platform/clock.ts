/** Returns the present time; tests set their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
