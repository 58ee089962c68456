import { enquiriesIn } from '../../../content/figures.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type Bucket, bucketsOf, unitOf } from './buckets.ts';
import { inNumbers, type PeriodFigures, rangeInWords } from './figures-data.ts';

const HEIGHT = 100; // as the other numbers, in units of the drawing, which is stretched
const SLOT = 10;
const BAR = 7;

/** The visits of a period as bars, those of the days it is compared with as a dashed line, with the same numbers in a table. */
export function Chart({ figures }: { figures: PeriodFigures }) {
  const buckets = bucketsOf(figures);
  const unit = unitOf(figures);
  const compared = figures.days_before && figures.compared;
  const most = Math.max(1, ...buckets.flatMap(({ visits, before }) => [visits, before ?? 0]));
  return (
    <figure className="figures-chart">
      <figcaption>
        <span>
          <i className="figures-key" aria-hidden /> {`Visits per ${unit}`}
        </span>
        {compared && (
          <span>
            <i className="figures-key" data-before aria-hidden /> {rangeInWords(compared)}
          </span>
        )}
        <span>
          <i aria-hidden>●</i> {'with enquiries'}
        </span>
      </figcaption>
      <div className="figures-plot" aria-hidden>
        <span className="figures-most">{inNumbers(most)}</span>
        <Bars buckets={buckets} most={most} />
        <div className="figures-marks">
          {buckets.map((bucket) => (
            <span key={bucket.day}>{enquiriesIn(bucket) > 0 && '●'}</span>
          ))}
        </div>
        <div className="figures-days">
          <span>{buckets[0]?.label}</span>
          {buckets.length > 2 && <span>{buckets[Math.floor(buckets.length / 2)]?.label}</span>}
          {buckets.length > 1 && <span>{buckets.at(-1)?.label}</span>}
        </div>
      </div>
      <Table buckets={buckets} unit={unit} isCompared={compared !== null} />
    </figure>
  );
}

function Bars({ buckets, most }: { buckets: Bucket[]; most: number }) {
  const heightOf = (visits: number) => (visits / most) * HEIGHT;
  const line = buckets.flatMap(({ before }, index) => {
    if (before === null) return [];
    const y = HEIGHT - heightOf(before);
    return [`${index * SLOT},${y}`, `${(index + 1) * SLOT},${y}`];
  });
  return (
    <svg viewBox={`0 0 ${buckets.length * SLOT} ${HEIGHT}`} preserveAspectRatio="none">
      <path className="figures-grid" d={`M0 0H${buckets.length * SLOT}M0 ${HEIGHT / 2}H${buckets.length * SLOT}`} />
      {buckets.map(({ day, visits, ...bucket }, index) => (
        <g key={day}>
          <rect
            className="figures-bar"
            x={index * SLOT + (SLOT - BAR) / 2}
            y={HEIGHT - heightOf(visits)}
            width={BAR}
            height={heightOf(visits)}
          />
          <rect x={index * SLOT} width={SLOT} height={HEIGHT} fill="transparent">
            <title>{`${bucket.label}: ${inNumbers(visits)} visits, ${inNumbers(enquiriesIn(bucket))} enquiries`}</title>
          </rect>
        </g>
      ))}
      {line.length > 0 && <polyline className="figures-before" points={line.join(' ')} />}
    </svg>
  );
}

const names = { day: 'Day', week: 'Seven days from', month: 'Month' };

function Table({ buckets, unit, isCompared }: { buckets: Bucket[]; unit: keyof typeof names; isCompared: boolean }) {
  return (
    <details className="figures-table">
      <summary>{`The numbers of each ${unit}`}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls can be scrolled by keys. */}
      <section tabIndex={0} aria-label={`The numbers of each ${unit}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{names[unit]}</th>
              <th scope="col">Visits</th>
              {isCompared && <th scope="col">Before</th>}
              {inboxKinds.map(({ plural, label }) => (
                <th key={plural} scope="col">
                  {label.many}
                </th>
              ))}
              <th scope="col">Won</th>
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ day, label, visits, before, won, ...counts }) => (
              <tr key={day}>
                <th scope="row">{label}</th>
                <td>{inNumbers(visits)}</td>
                {isCompared && <td>{inNumbers(before ?? 0)}</td>}
                {inboxKinds.map(({ plural }) => (
                  <td key={plural}>{counts[plural]}</td>
                ))}
                <td>{won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
