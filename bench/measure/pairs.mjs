import { median, printTable } from './figures.mjs';

/** Collects figures of two subjects that were measured in turn. @param {[string, string]} names of the subjects */
export function createPairs(names) {
  /** @type {Map<string, { target: string, pairs: number[][] }>} */
  const rows = new Map();

  /** @param {string} name @param {string} target @param {number[]} pair */
  function add(name, target, pair) {
    const row = rows.get(name) ?? { target, pairs: [] };
    row.pairs.push(pair);
    rows.set(name, row);
  }

  /** Prints the medians, the median ratio of the pairs, and that of the least: what else a machine does only adds. */
  function print() {
    printTable([
      ['what', ...names, 'median ratio of the pairs', 'ratio of the least', 'target'],
      ...[...rows].map(([name, { target, pairs }]) => {
        const [first = '', second = ''] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? 0)).toFixed(2));
        const ratio = median(pairs.map(([before = 1, now = 0]) => now / before));
        const [least = 1, other = 0] = [0, 1].map((side) => Math.min(...pairs.map((pair) => pair[side] ?? 0)));
        return [name, first, second, ratio.toFixed(3), (other / least).toFixed(3), target];
      }),
    ]);
  }

  return { add, print };
}
