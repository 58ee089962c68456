import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const SHOWN = 5;

/** The first entries of a section, and all of them on request. */
export function FirstFew({ children }: { children: ReactNode[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {children.slice(0, isWhole ? undefined : SHOWN)}
      {!isWhole && children.length > SHOWN && (
        <Button variant="subtle" onClick={() => setWhole(true)}>{`Show all ${children.length}`}</Button>
      )}
    </>
  );
}
