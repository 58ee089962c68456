import { ActionIcon, AppShell, Burger, Button, Group, Menu, Text, useMantineColorScheme } from '@mantine/core';
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
import { openPalette } from './open-palette.ts';

interface HeaderProps {
  isDrawerOpen: boolean;
  toggleDrawer: () => void;
  isSidebarHidden: boolean;
  toggleSidebar: () => void;
}

/** What stands above every screen: the ways to the sidebar, the site, one's account, and out. */
export function Header({ isDrawerOpen, toggleDrawer, isSidebarHidden, toggleSidebar }: HeaderProps) {
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
        <ActionIcon component="a" href="/" variant="subtle" color="gray" size="lg" aria-label="View the site">
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
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'As the system', Icon: IconDeviceDesktop },
] as const;

function ColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { Icon } = schemes.find(({ value }) => value === colorScheme) ?? schemes[2];
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Light or dark">
          <Icon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ value, label, Icon: SchemeIcon }) => (
          <Menu.Item key={value} leftSection={<SchemeIcon size={16} />} onClick={() => setColorScheme(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
