import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconButton, IconLink } from '../parts/icon-button.tsx';
import { useColorScheme } from './color-scheme.ts';
import { logOut } from './log-out.ts';
import { AgencyMark } from '../../ui/agency.tsx';
import { IconExternalLink, IconLayoutSidebar, IconMenu2, IconSearch, IconUser, IconX } from '../../ui/icons.ts';

interface HeaderProps {
  burger: Ref<HTMLButtonElement>;
  isDrawerOpen: boolean;
  toggleDrawer: () => void;
  isSidebarHidden: boolean;
  toggleSidebar: () => void;
  openPalette: () => void;
}

export function Header(props: HeaderProps) {
  const { burger, isDrawerOpen, toggleDrawer, isSidebarHidden, toggleSidebar, openPalette } = props;
  const theme = useColorScheme();
  const navigate = useNavigate();
  return (
    <header className="header">
      <IconButton
        ref={burger}
        className="mantine-hidden-from-sm"
        label={isDrawerOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isDrawerOpen}
        onClick={toggleDrawer}
        Icon={isDrawerOpen ? IconX : IconMenu2}
      />
      <IconButton
        className="mantine-visible-from-sm"
        label={isSidebarHidden ? 'Show sidebar' : 'Hide sidebar'}
        aria-expanded={!isSidebarHidden}
        onClick={toggleSidebar}
        Icon={IconLayoutSidebar}
      />
      <Link to="/admin" className="wordmark">
        <AgencyMark size={24} />
      </Link>
      <IconButton label="Search and commands" onClick={openPalette} Icon={IconSearch} />
      <IconLink
        className="mantine-visible-from-xs"
        label="View the site"
        to="/"
        target="_blank"
        rel="noopener"
        Icon={IconExternalLink}
      />
      <IconButton
        className="mantine-visible-from-xs"
        label={theme.label}
        onClick={theme.switchTheme}
        Icon={theme.Icon}
      />
      <IconLink label="My account" to="/admin/account" Icon={IconUser} />
      <Button variant="light" size="compact-sm" onClick={() => logOut(navigate)}>
        Logout
      </Button>
    </header>
  );
}
