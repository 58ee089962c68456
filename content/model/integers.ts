/** Whether a value is a positive integer that a column of the database holds, as ids and versions are. */
export function isPositiveInt(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 2 ** 31;
}
