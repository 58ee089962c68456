const classes = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-6'];

/** Returns the class for the columns of `columnsOf` on wide screens. */
export function evenColumns(count: number, most: 2 | 3 | 4 | 6 = 4): string {
  return classes[columnsOf(count, most)] ?? '';
}

/** Returns as many columns, up to a limit, as make rows of almost the same length. */
export function columnsOf(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
