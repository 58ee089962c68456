import { useEffect, useRef } from 'react';
import type { Entry } from './entries.ts';

interface EntryListProps {
  entries: Entry[];
  chosen: Entry | undefined;
  onChoose: (entry: Entry) => void;
  onGo: (entry: Entry) => void;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
   -- The focus stays in the field above, which handles the keys. */
export function EntryList({ entries, chosen, onChoose, onGo }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div ref={list} id="palette-entries" role="listbox" aria-label="Results" className="palette-entries">
      {[...Map.groupBy(entries, ({ group }) => group)].map(([group, some]) => (
        <div key={group} role="group" aria-label={group}>
          <div className="palette-group" aria-hidden>
            {group}
          </div>
          {some.map((entry) => (
            <div
              key={entry.to}
              id={idOf(entry)}
              role="option"
              aria-selected={entry === chosen}
              // Ignores a pointer that rests where the list appears.
              onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onChoose(entry)}
              onClick={() => onGo(entry)}
            >
              {entry.label} {entry.type && <span className="palette-type">{entry.type}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The id of an entry's element. */
export function idOf({ to }: Entry): string {
  return `palette ${to}`.replaceAll(/[^\w]+/g, '-');
}
