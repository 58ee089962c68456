import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Says what was removed last, and offers to put it back. */
export function RemovedNotice({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The focus was on what is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="removed-notice">
      <span>{name} removed.</span>
      <Button ref={button} size="compact-sm" variant="light" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
