import { Fragment } from 'react';
import type { FoundOnSite } from '../../../../server/site/search.ts';

/** Pages that were found, with what was searched for highlighted. */
export function Results({ found }: { found: FoundOnSite[] }) {
  if (found.length === 0) return null;
  return (
    <ol className="mt-10 max-w-prose divide-y divide-line border-y border-line">
      {found.map(({ path, title, excerpt }) => (
        <li key={path} className="py-6">
          <h2 dir="auto" className="font-display text-lg leading-snug font-heading">
            <a href={path} className="link">
              <Pieces pieces={title} />
            </a>
          </h2>
          {excerpt.length > 0 && (
            <p dir="auto" className="mt-2 wrap-break-word text-muted">
              <Pieces pieces={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { pieces: FoundOnSite['title'] }) {
  return pieces.map(({ text, is_hit }, index) => (
    // They never change.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{is_hit ? <mark className="rounded-sm bg-tint text-ink">{text}</mark> : text}</Fragment>
  ));
}
