/** A year in the future, and within the two years in which meetings can be. */
export const nextYear = new Date().getUTCFullYear() + 1;
