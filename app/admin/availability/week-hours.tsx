import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '../../ui/icons.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { DAYS, type WeeklyHours } from './hours.ts';
import { Stretch } from './stretch.tsx';
import { useEntries } from './use-entries.ts';

interface WeekHoursProps {
  hours: WeeklyHours[];
  errors: Record<string, string[]>;
  onChange: (hours: WeeklyHours[]) => void;
}

/** The hours of each weekday. */
export function WeekHours({ hours, errors, onChange }: WeekHoursProps) {
  const { keyOf, add, change, remove } = useEntries(hours, onChange);
  return (
    <Stack gap="md">
      {DAYS.map((name, index) => {
        const ofDay = hours.filter(({ day }) => day === index + 1);
        return (
          <Group key={name} component="section" aria-label={name} align="start" gap="sm">
            <Text fw={600} w={110} pt={6}>
              {name}
            </Text>
            <Stack gap="xs" flex={1} miw={220}>
              {ofDay.map((stretch) => (
                <Group key={keyOf(stretch)} gap="xs" wrap="nowrap" align="start">
                  <Stretch
                    name={name}
                    value={stretch}
                    error={errorAt(errors, `hours.${hours.indexOf(stretch)}`)}
                    onChange={(changes) => change(stretch, { ...stretch, ...changes })}
                  />
                  <IconButton
                    label={`Remove these hours of ${name}`}
                    Icon={IconTrash}
                    onClick={() => remove(stretch)}
                  />
                </Group>
              ))}
              <Button
                variant="subtle"
                size="compact-sm"
                style={{ alignSelf: 'start' }}
                leftSection={<IconPlus size={16} />}
                aria-label={`Add hours on ${name}`}
                onClick={() => add(nextHours(ofDay.at(-1), index + 1))}
              >
                Add hours
              </Button>
            </Stack>
          </Group>
        );
      })}
    </Stack>
  );
}

/** Proposes the day of the others, or what follows a break. */
function nextHours(last: WeeklyHours | undefined, day: number): WeeklyHours {
  if (!last) return { day, from: '09:00', to: '17:00' };
  const hour = Math.min(22, Number(last.to.slice(0, 2)) + 1);
  return { day, from: `${String(hour).padStart(2, '0')}:00`, to: `${String(hour + 1).padStart(2, '0')}:00` };
}

/** Returns the first error about an entry or something in it. */
export function errorAt(errors: Record<string, string[]>, path: string): string | undefined {
  return Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1][0];
}
