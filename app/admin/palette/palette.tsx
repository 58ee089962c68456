import { VisuallyHidden, Text } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useState, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isComposing } from '../../ui/is-composing.ts';
import { IconSearch } from '../../ui/icons.ts';
import { useAgency } from '../../ui/agency.tsx';
import { useLoaded } from '../parts/api.ts';
import { useMayOpen, useSignedIn } from '../parts/signed-in.ts';
import './palette.css';
import { logOut } from '../shell/log-out.ts';
import { useColorScheme } from '../shell/color-scheme.ts';
import type { Command, Entry } from './entries.ts';
import { useSearch } from '../parts/use-search.ts';

const HINT = 'Go to a screen, find a record, create one';

/**
 * Goes to screens, finds records and creates them. It is rendered before it opens, so that no key typed right after the
 * shortcut is lost.
 */
export function Palette({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const self = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const [isEnterPending, setEnterPending] = useState(false);
  const hasLanguages = useAgency().languages.length > 1;
  const list = useLoaded(isOpen, () => (isOpen ? import('./list-entries.ts') : null));
  const { found, isSearching } = useSearch(query, async (typed) =>
    self ? (await import('./list-entries.ts')).findEntries(typed, self) : [],
  );
  const theme = useColorScheme();
  const mayGo = ({ to, isOfLanguages }: Entry) => mayOpen(to) && (!isOfLanguages || hasLanguages);
  const commands: Command[] = [
    { group: 'Do', label: 'Log out', words: 'logout sign out', run: () => logOut(navigate) },
    { group: 'Do', label: 'Change the theme', words: 'dark light mode colours', run: theme.switchTheme },
  ];
  const entries: Choice[] = list
    ? [...list.entriesFor(query).filter(mayGo), ...list.commandsFor(query, commands), ...found]
    : [];
  const chosen = entries[Math.min(marked, entries.length - 1)];

  // Enter may have been pressed before the search finished.
  useEffect(() => {
    if (isEnterPending && chosen) go(chosen);
  });

  function type(text: string) {
    setQuery(text);
    setMarked(0);
    setEnterPending(false);
  }

  function close() {
    setOpen(false);
    type('');
  }

  function go(choice: Choice) {
    setEnterPending(false);
    dialog.current?.close();
    if ('run' in choice) choice.run();
    else void navigate(choice.to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isComposing(event.nativeEvent) || (!step && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step) setMarked((entries.indexOf(chosen as Choice) + step + entries.length) % Math.max(1, entries.length));
    else if (chosen) go(chosen);
    else setEnterPending(isSearching || !list);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it by itself.
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search and commands"
      onClose={close}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className="palette-field">
        <IconSearch size={18} aria-hidden />
        <input
          role="combobox"
          aria-label={HINT}
          aria-expanded
          aria-controls="palette-entries"
          aria-activedescendant={chosen && idOf(chosen)}
          placeholder={HINT}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setOpen(true)}
          value={query}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <EntryList entries={entries} chosen={chosen} onChoose={(entry) => setMarked(entries.indexOf(entry))} onGo={go} />
      {list && entries.length === 0 && (
        <Text c="dimmed" p="1.5rem" ta="center">
          {isSearching ? 'Searching…' : 'No matches'}
        </Text>
      )}
      <VisuallyHidden component="output">
        {query && (entries.length === 1 ? '1 result' : `${entries.length} results`)}
      </VisuallyHidden>
    </dialog>
  );
}

type Choice = Entry | Command;

interface EntryListProps {
  entries: Choice[];
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
  onGo: (choice: Choice) => void;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
   -- The focus stays in the field above, which handles the keys. */
function EntryList({ entries, chosen, onChoose, onGo }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div ref={list} id="palette-entries" role="listbox" aria-label="Results" className="palette-entries">
      {[...Map.groupBy(entries, ({ group }) => group)].map(([group, some]) => (
        <div key={group} role="group" aria-label={group}>
          <Text size="xs" fw={600} c="dimmed" lh="inherit" p="0.5rem 0.75rem 0.25rem" aria-hidden>
            {group}
          </Text>
          {some.map((entry) => (
            <div
              key={idOf(entry)}
              id={idOf(entry)}
              role="option"
              aria-selected={entry === chosen}
              // Ignores a pointer that rests where the list appears.
              onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onChoose(entry)}
              onClick={() => onGo(entry)}
            >
              {entry.label}{' '}
              {entry.type && (
                <Text span size="xs" c="dimmed" lh="inherit" flex="none" ms="auto" ps="1rem">
                  {entry.type}
                </Text>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The id of an entry's element. */
function idOf(choice: Choice): string {
  const { group, type = '', label } = choice;
  return `palette ${group} ${type} ${'to' in choice ? choice.to : label}`.replaceAll(/[^\w]+/g, '-');
}
