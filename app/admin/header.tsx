import { ActionIcon, AppShell, Burger, Button, Group, Text, useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconExternalLink,
  IconLayoutSidebar,
  IconMoon,
  IconSearch,
  IconSun,
  IconUser,
} from '../ui/icons.ts';
import { Link, useNavigate } from 'react-router';
import { logOut } from './log-out.ts';

interface HeaderProps {
  isDrawerOpen: boolean;
  toggleDrawer: () => void;
  isSidebarHidden: boolean;
  toggleSidebar: () => void;
  openPalette: () => void;
}

/** What stands above every screen: the ways to the sidebar, the site, one's account, and out. */
export function Header(props: HeaderProps) {
  const { isDrawerOpen, toggleDrawer, isSidebarHidden, toggleSidebar, openPalette } = props;
  const navigate = useNavigate();
  return (
    <AppShell.Header px="md">
      <Group h="100%" gap="xs" wrap="nowrap">
        <Burger
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
        <Text component={Link} to="/admin" fw={700} mr="auto" c="inherit" td="none">
          Plinth
        </Text>
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
        <Button variant="light" size="compact-md" onClick={() => logOut(navigate)}>
          Logout
        </Button>
      </Group>
    </AppShell.Header>
  );
}

const schemes = [
  { value: 'auto', label: 'Colours: as the system', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Colours: light', Icon: IconSun },
  { value: 'dark', label: 'Colours: dark', Icon: IconMoon },
] as const;

/** Turns from light and dark as the system has it to light, to dark, and back. */
function ColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const now = schemes.findIndex(({ value }) => value === colorScheme);
  const { label, Icon } = schemes[now] ?? schemes[0];
  const next = schemes[(now + 1) % schemes.length] ?? schemes[0];
  return (
    <ActionIcon
      visibleFrom="xs"
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next.value)}
    >
      <Icon size={20} />
    </ActionIcon>
  );
}
