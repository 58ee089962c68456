import { VisuallyHidden } from '@mantine/core';
import { Link, useLocation, useRevalidator } from 'react-router';
import { useEffect, useState } from 'react';
import { contentTypes } from '../../../content/index.ts';
import * as icons from '../../ui/icons.ts';
import { inboxKinds, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { useColorScheme } from './color-scheme.ts';
import { inboxIcons, typeIcons } from './entry-icons.ts';
import { screenOf } from '../inbox/inbox-item.ts';
import { useMay, useMayOpen } from '../parts/signed-in.ts';
import { homeOf, PEOPLE_HELP } from './screens.ts';
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
      <Entry to="/admin" label="Dashboard" Icon={icons.IconHome} />
      {contentTypes.map((type) => (
        <Entry
          key={type.name}
          to={homeOf(type)}
          label={type.label.many}
          help={type.screens.purpose}
          Icon={typeIcons[type.name]}
        />
      ))}
      <Entry to="/admin/media" label="Media" Icon={icons.IconPhoto} />
      <hr />
      {inboxKinds.map((kind) => (
        <Entry
          key={kind.name}
          to={screenOf(kind)}
          label={kind.label.many}
          Icon={inboxIcons[kind.name]}
          count={newItems[kind.plural]}
        />
      ))}
      <Entry to="/admin/people" label="People" help={PEOPLE_HELP} Icon={icons.IconUsers} />
      <Entry to="/admin/activity" label="Activity" Icon={icons.IconHistory} />
      <Entry to="/admin/deleted" label="Deleted" Icon={icons.IconTrash} />
      <div className="mantine-hidden-from-xs">
        <hr />
        <a href="/" target="_blank" rel="noopener" className="entry unstyled">
          <icons.IconExternalLink size={18} stroke={1.75} aria-hidden />
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

interface EntryProps {
  to: string;
  label: string;
  /** Shown on hover. */
  help?: string;
  Icon: typeof icons.IconHome;
  /** New items on this screen. */
  count?: number | undefined;
}

function Entry({ to, label, help, Icon, count = 0 }: EntryProps) {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  if (!mayOpen(to)) return null;
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
}

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
