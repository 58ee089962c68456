/** A year that lies ahead, and near enough for a meeting. */
export const nextYear = new Date().getUTCFullYear() + 1;
