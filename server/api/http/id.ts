/** A route with an id in its path. */
export interface WithId {
  Params: { id: string };
}

/** Returns the id in a path; 0, which no record has, if it is not a valid id. */
export function idIn({ id }: WithId['Params']): number {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}
