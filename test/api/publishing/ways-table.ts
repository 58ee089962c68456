import { describe, expect, test } from 'vitest';

interface Tried<Way extends string, State extends string> {
  ways: readonly Way[];
  /** In the order of the columns, whose heads are for readers. */
  states: readonly State[];
  /** Returns what a cell says. */
  outcomeOf: (way: Way, state: State) => Promise<string>;
}

/** Tries each way in each state, as a literal table lists them. */
export function tryWays<Way extends string, State extends string>(
  table: string,
  { ways, states, outcomeOf }: Tried<Way, State>,
): void {
  const rows = table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('the table has every way', () => {
    expect(rows.map(([way]) => way)).toEqual(ways);
  });

  describe.each(rows.map(([way, ...cells]) => [way as Way, cells] as const))('who %s', (way, cells) => {
    test.each(states.map((state, index) => [state, cells[index] ?? ''] as const))(
      'of what is %s',
      async (state, expected) => {
        expect(await outcomeOf(way, state)).toBe(expected);
      },
    );
  });
}
