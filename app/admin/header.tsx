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

/** What stands above every screen: the ways to the sidebar, the site, one's account, and out. */
export function Header(props: HeaderProps) {
  const { burger, isDrawerOpen, toggleDrawer, isSidebarHidden, toggleSidebar, openPalette } = props;
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
          visibleFrom="sm"
          variant="subtle"
          color="gray"
          size="lg"
          onClick={toggleSidebar}
          aria-label={isSidebarHidden ? 'Show sidebar' : 'Hide sidebar'}
          aria-expanded={!isSidebarHidden}
        >
          <IconLayoutSidebar size={20} />
        </ActionIcon>
        <Link to="/admin" className="wordmark">
          <img src="/favicon.svg" alt="" width={24} height={24} />
          Plinth
        </Link>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Search and commands" onClick={openPalette}>
          <IconSearch size={20} />
        </ActionIcon>
        <ActionIcon
          component="a"
          href="/"
          visibleFrom="xs"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="View the site"
        >
          <IconExternalLink size={20} />
        </ActionIcon>
        <ColorScheme />
        <ActionIcon
          component={Link}
          to="/admin/account"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="My account"
        >
          <IconUser size={20} />
        </ActionIcon>
        <Button variant="light" size="compact-sm" onClick={() => logOut(navigate)}>
          Logout
        </Button>
      </Group>
    </AppShell.Header>
  );
}

function ColorScheme() {
  const { label, Icon, turn } = useColorScheme();
  return (
    <ActionIcon
      visibleFrom="xs"
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={turn}
    >
      <Icon size={20} />
    </ActionIcon>
  );
}
