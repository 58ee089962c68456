import { evenColumns } from '../parts/even-columns.ts';
import type { SectionProps } from './parts/section-props.ts';

/** More stops do not fit beside each other. */
const MOST_STOPS = 4;

export function Steps({ section: { steps, look }, level }: SectionProps<'steps'>) {
  const Heading = `h${level}` as const;
  const isRoute = look === 'route' && steps.length > 1 && steps.length <= MOST_STOPS;
  return (
    <>
      {isRoute && <RouteArtwork stops={steps.length} className="route-line mb-6 w-full max-lg:hidden" />}
      <ol className={`steps ${isRoute ? 'steps-route' : ''} ${evenColumns(steps.length)}`}>
        {steps.map(({ title, time, text }, index) => (
          <li key={index}>
            <Heading dir="auto" className="text-lg">
              {title}
            </Heading>
            {time && (
              <p dir="auto" className="step-time mt-1 font-semibold text-accent tabular-nums">
                {time}
              </p>
            )}
            <p dir="auto" className="mt-2 max-w-text text-muted">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

const WIDTH = 1200;
const DOTS = ['fill-accent', 'fill-brand-edge', 'fill-ink'];

/** Arcs that lead from stop to stop, one above each of some columns. Decorative. */
function RouteArtwork({ stops, className }: { stops: number; className: string }) {
  const step = WIDTH / stops;
  const starts = Array.from({ length: stops }, (_, index) => index * step);
  return (
    <svg viewBox={`0 0 ${WIDTH} 120`} aria-hidden="true" className={className}>
      <path
        d={starts.slice(1).reduce((path, x) => `${path}Q${x + 18 - step / 2}-60 ${x + 18} 100`, 'M18 100')}
        className="fill-none stroke-brand-edge"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <path d={`M0 119h${WIDTH}`} className="stroke-line-strong" />
      {starts.map((x, index) => (
        <path key={x} d={`M${x} 118a18 18 0 0 1 36 0z`} className={DOTS[index % DOTS.length]} />
      ))}
    </svg>
  );
}
