/** Tells the time; tests hand out another. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
