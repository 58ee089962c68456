import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';

const SHOWN = 5;

interface GroupProps {
  title: string;
  /** The most urgent first; the first few are shown, and all of them on request. */
  children: ReactNode[];
  /** A link to what the entries are the first of. */
  more?: ReactNode;
}

/** The entries of one kind among what waits. */
export function Group({ title, children, more }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className="today-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div>
        <ul>{children.slice(0, isWhole ? undefined : SHOWN)}</ul>
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

/** One entry: what it is, more about it, and when it was or will be. */
export function Entry({ children, detail, when }: { children: ReactNode; detail?: ReactNode; when?: ReactNode }) {
  return (
    <li className="today-entry">
      <div>{children}</div>
      {when && <div className="today-when">{when}</div>}
      {detail && <div className="today-detail">{detail}</div>}
    </li>
  );
}
