import { ActionIcon, AppShell, Burger, Button, Group } from '@mantine/core';
import { IconExternalLink, IconLayoutSidebar, IconSearch, IconUser } from '../ui/icons.ts';
import type { Ref } from 'react';
import { Link, useNavigate } from 'react-router';
import { useColorScheme } from './color-scheme.ts';
import { logOut } from './log-out.ts';

interface HeaderProps {
  burger: Ref<HTMLButtonElement>;
  isDrawerOpen: boolean;
  toggleDrawer: () => void;
  isSidebarHidden: boolean;
  toggleSidebar: () => void;
  openPalette: () => void;
}

const look = { variant: 'subtle', color: 'gray', size: 'lg' } as const;

/** What stands above every screen: the ways to the sidebar, the site, one's account, and out. */
export function Header(props: HeaderProps) {
  const { burger, isDrawerOpen, toggleDrawer, isSidebarHidden, toggleSidebar, openPalette } = props;
  const colours = useColorScheme();
  const navigate = useNavigate();
  return (
    <AppShell.Header px="md">
      <Group h="100%" gap="xs" wrap="nowrap">
        <Burger
          ref={burger}
          opened={isDrawerOpen}
          onClick={toggleDrawer}
          hiddenFrom="sm"
          size="sm"
          aria-label={isDrawerOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isDrawerOpen}
        />
        <ActionIcon
          {...look}
          visibleFrom="sm"
          onClick={toggleSidebar}
          aria-label={isSidebarHidden ? 'Show sidebar' : 'Hide sidebar'}
          aria-expanded={!isSidebarHidden}
        >
          <IconLayoutSidebar size={20} />
        </ActionIcon>
        <Link to="/admin" className="wordmark">
          <img src="/favicon.svg" alt="" width={24} height={24} loading="lazy" />
          Plinth
        </Link>
        <ActionIcon {...look} aria-label="Search and commands" onClick={openPalette}>
          <IconSearch size={20} />
        </ActionIcon>
        <ActionIcon {...look} component="a" href="/" visibleFrom="xs" aria-label="View the site">
          <IconExternalLink size={20} />
        </ActionIcon>
        <ActionIcon {...look} visibleFrom="xs" aria-label={colours.label} title={colours.label} onClick={colours.turn}>
          <colours.Icon size={20} />
        </ActionIcon>
        <ActionIcon {...look} component={Link} to="/admin/account" aria-label="My account">
          <IconUser size={20} />
        </ActionIcon>
        <Button variant="light" size="compact-sm" onClick={() => logOut(navigate)}>
          Logout
        </Button>
      </Group>
    </AppShell.Header>
  );
}
