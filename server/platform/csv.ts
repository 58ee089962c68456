import type { Options } from 'csv-stringify';

/** How every CSV of ours is written: UTF-8 with a byte order mark. What others wrote is text there, never a formula. */
export const csvOptions: Options = {
  bom: true,
  header: true,
  escape_formulas: true,
  // Otherwise a lone line break, after which a cell could begin, would not be quoted.
  quoted: true,
  record_delimiter: 'windows',
};
