/** @param {number[]} values */
export const median = (values) => percentile(values, 0.5);

/** @param {number[]} values @param {number} share from 0 to 1 */
export function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** Prints rows as an aligned Markdown table. @param {string[][]} rows */
export function printTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
}
