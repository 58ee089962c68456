/** A route with an id in its path. */
export interface WithId {
  Params: { id: string };
}

/** Gives the id in a path, or 0, which no record has, for what is none. */
export function idIn({ id }: WithId['Params']): number {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}
