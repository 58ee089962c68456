import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '../../ui/icons.ts';

const schemes = [
  { value: 'auto', label: 'Theme: system', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Theme: light', Icon: IconSun },
  { value: 'dark', label: 'Theme: dark', Icon: IconMoon },
] as const;

/** The current theme, and a function that switches from the system's to light, to dark, and back. */
export function useColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const now = schemes.findIndex(({ value }) => value === colorScheme);
  const { label, Icon } = schemes[now] ?? schemes[0];
  const next = schemes[(now + 1) % schemes.length] ?? schemes[0];
  return { label, Icon, switchTheme: () => setColorScheme(next.value) };
}
