import { VisuallyHidden } from '@mantine/core';
import { Link, useLocation, useRevalidator } from 'react-router';
import { memo, useEffect, useId, useState } from 'react';
import { useAgency } from '../../ui/agency.tsx';
import { IconExternalLink } from '../../ui/icons.ts';
import type { InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { useColorScheme } from './color-scheme.ts';
import { type ScreenEntry, sidebar } from './entries.ts';
import { useMay, useMayOpen } from '../parts/signed-in.ts';
import { sendRequest, session } from '../../ui/call.ts';

interface NavigationProps {
  isDrawerOpen: boolean;
  isSidebarHidden: boolean;
  onNavigate: () => void;
  onEscape: () => void;
}

/** The sidebar; a drawer on small screens. */
export function Navigation({ isDrawerOpen, isSidebarHidden, onNavigate, onEscape }: NavigationProps) {
  const theme = useColorScheme();
  const newItems = useNewItems();
  return (
    // Handles events that bubble up from its entries.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label="Admin"
      className="sidebar"
      data-open={isDrawerOpen || undefined}
      data-hidden={isSidebarHidden || undefined}
      onClick={onNavigate}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
    >
      {[...sidebar].map(([heading, entries]) => (
        <EntryGroup key={heading} heading={heading} entries={entries} newItems={newItems} />
      ))}
      <div className="mantine-hidden-from-xs">
        <hr />
        <a href="/" target="_blank" rel="noopener" className="entry unstyled">
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
          View the site
        </a>
        <button type="button" className="entry unstyled" onClick={theme.switchTheme}>
          <theme.Icon size={18} stroke={1.75} aria-hidden />
          {theme.label}
        </button>
      </div>
    </nav>
  );
}

interface EntryGroupProps {
  heading: string;
  entries: readonly ScreenEntry[];
  newItems: NewItems;
}

/** The entries of a group that somebody may open. */
function EntryGroup({ heading, entries, newItems }: EntryGroupProps) {
  const id = useId();
  const mayOpen = useMayOpen();
  const { languages } = useAgency();
  const open = entries.filter(({ to, isOfLanguages }) => mayOpen(to) && (!isOfLanguages || languages.length > 1));
  if (open.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset is for inputs.
    <div role="group" aria-labelledby={id}>
      <div id={id} className="entry-heading">
        {heading}
      </div>
      {open.map((entry) => (
        <Entry key={entry.to} {...entry} count={entry.inbox && newItems[entry.inbox]} />
      ))}
    </div>
  );
}

/** `count` is how many new items its screen has, which is known last: the other entries are not rendered again for it. */
const Entry = memo(function Entry({ to, label, help, Icon, count = 0 }: ScreenEntry & { count?: number | undefined }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));
  const described = count > 0 ? `new-in-${label}` : undefined;
  // The count is the link's description, so that its accessible name stays the same.
  return (
    <div style={{ position: 'relative' }}>
      <Link
        to={to}
        className="entry unstyled"
        title={help}
        aria-describedby={described}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        {label}
      </Link>
      {count > 0 && (
        <span id={described} className="count">
          {count}
          <VisuallyHidden> new</VisuallyHidden>
        </span>
      )}
    </div>
  );
});

type NewItems = Partial<Record<InboxPlural, number>>;

/** Counts the new items of each kind for those who answer them, after every navigation and every change. No screen waits for it. */
function useNewItems(): NewItems {
  const [counts, setCounts] = useState<NewItems>({});
  const mayAnswer = useMay('work on leads');
  const { key } = useLocation();
  const { state } = useRevalidator();
  const visit = mayAnswer && state === 'idle' ? key : null;
  useEffect(() => {
    let isWanted = true;
    async function count() {
      const result = await sendRequest<{ data: NewItems }>('GET', '/leads/new');
      if (isWanted && result.ok) setCounts(result.body.data);
    }
    if (visit !== null && session.token()) void count();
    return () => {
      isWanted = false;
    };
  }, [visit]);
  return counts;
}
