import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';

const SHOWN = 5;

interface TodayGroupProps {
  title: string;
  /** The most urgent first. All but the first few are shown on request. */
  children: ReactNode[];
  /** A link to the full list. */
  more?: ReactNode;
}

/** A group of entries under a title; nothing without entries. */
export function TodayGroup({ title, children, more }: TodayGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className="today-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div>
        <ul className="unmarked">{children.slice(0, isWhole ? undefined : SHOWN)}</ul>
        {!isWhole && children.length > SHOWN && (
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {`Show all ${children.length}`}
          </Button>
        )}
        {more}
      </div>
    </section>
  );
}

/** An entry with its details and its time, past or future. */
export function Entry({ children, detail, when }: { children: ReactNode; detail?: ReactNode; when?: ReactNode }) {
  return (
    <li className="today-entry">
      <div>{children}</div>
      {when && <div className="today-when">{when}</div>}
      {detail && <div className="today-detail">{detail}</div>}
    </li>
  );
}
