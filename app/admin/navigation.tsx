import { AppShell, Divider, NavLink, ScrollArea } from '@mantine/core';
import { IconHistory, IconHome, IconTrash, IconUsers } from '../ui/icons.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { contentTypes } from '../../content/index.ts';
import { homeOf } from './screens.ts';

/** The sidebar; a drawer on small screens. */
export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  return (
    <AppShell.Navbar aria-label="Admin" onClick={onNavigate}>
      <ScrollArea p="xs" type="auto">
        <Entry to="/admin" label="Dashboard" icon={<IconHome size={18} />} />
        {contentTypes.map((type) => (
          <Entry key={type.name} to={homeOf(type)} label={type.label.many} />
        ))}
        <Divider my="xs" />
        <Entry to="/admin/people" label="People" icon={<IconUsers size={18} />} />
        <Entry to="/admin/activity" label="Activity" icon={<IconHistory size={18} />} />
        <Entry to="/admin/deleted" label="Deleted" icon={<IconTrash size={18} />} />
      </ScrollArea>
    </AppShell.Navbar>
  );
}

function Entry({ to, label, icon }: { to: string; label: string; icon?: ReactNode }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));
  return (
    <NavLink
      component={Link}
      to={to}
      label={label}
      leftSection={icon}
      active={isHere}
      {...(isHere && { 'aria-current': 'page' as const })}
    />
  );
}
