import { useState } from 'react';

const BAR = 20;
const GAP = 6;
const HEIGHT = 56;
const WEEK = 7 * 24 * 60 * 60 * 1000; // ms

interface WeeksChartProps {
  /** The latest last. */
  weeks: number[];
  /** How many of them make up the latest period. */
  recent: number;
  /** What is counted, such as messages. */
  name: string;
}

/** Bars for the counts of weeks, with the same numbers in a table. */
export function WeeksChart({ weeks, recent, name }: WeeksChartProps) {
  const [now] = useState(Date.now);
  const most = Math.max(...weeks);
  const startOf = (week: number) =>
    new Date(now - (weeks.length - week) * WEEK).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
  return (
    <>
      <svg
        className="weeks"
        viewBox={`0 0 ${weeks.length * (BAR + GAP) - GAP} ${HEIGHT}`}
        width={weeks.length * (BAR + GAP) - GAP}
        height={HEIGHT}
        aria-hidden
      >
        {weeks.map((count, week) => {
          const height = Math.max(2, (count / most) * HEIGHT);
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- Weeks have no other identity.
              key={week}
              x={week * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={2}
              data-recent={week >= weeks.length - recent || undefined}
            />
          );
        })}
      </svg>
      <details className="weeks-table">
        <summary>Week by week</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Seven days from</th>
              <th scope="col">Number of {name}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((count, week) => (
              <tr key={startOf(week)}>
                <td>{startOf(week)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
