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

  /** Prints the medians, the median ratio of the pairs, and that of the best: whatever else a machine does makes it worse. */
  function print() {
    printTable([
      ['what', ...names, 'median ratio of the pairs', 'ratio of the best', 'target'],
      ...[...rows].map(([name, { target, pairs }]) => {
        const [first = '', second = ''] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? 0)).toFixed(2));
        const ratio = median(pairs.map(([before = 1, now = 0]) => now / before));
        const bestOf = target.startsWith('at least') ? Math.max : Math.min;
        const [best = 1, other = 0] = [0, 1].map((side) => bestOf(...pairs.map((pair) => pair[side] ?? 0)));
        return [name, first, second, ratio.toFixed(3), (other / best).toFixed(3), target];
      }),
    ]);
  }

  return { add, print };
}
