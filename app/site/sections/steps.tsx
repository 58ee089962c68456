import { evenColumns } from '../parts/even-columns.ts';
import { RouteArtwork } from '../pictures/artwork/route-artwork.tsx';
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
