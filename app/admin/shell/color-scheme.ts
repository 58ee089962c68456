import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '../../ui/icons.ts';

const schemes = [
  { value: 'auto', label: 'Colours: as the system', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Colours: light', Icon: IconSun },
  { value: 'dark', label: 'Colours: dark', Icon: IconMoon },
] as const;

/** The colours as they are, and what turns from those of the system to light, to dark, and back. */
export function useColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const now = schemes.findIndex(({ value }) => value === colorScheme);
  const { label, Icon } = schemes[now] ?? schemes[0];
  const next = schemes[(now + 1) % schemes.length] ?? schemes[0];
  return { label, Icon, turn: () => setColorScheme(next.value) };
}
