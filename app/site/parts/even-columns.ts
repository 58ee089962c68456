const classes = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4'];

/** Returns the class for as many columns, up to a limit, as make rows of almost the same length. */
export function evenColumns(count: number, most: 2 | 3 | 4 = 4): string {
  const rows = Math.ceil(count / most);
  return classes[Math.ceil(count / rows)] ?? '';
}
