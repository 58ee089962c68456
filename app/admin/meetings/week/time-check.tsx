import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { clockTime } from '../../records/schedules/zoned-time.ts';
import { timeInWords } from './clock.ts';
import type { CheckedTime } from './use-time-check.ts';

interface TimeCheckProps {
  checked: CheckedTime | null;
  zone: string;
  /** Called with a time as inputs have it. */
  onChoose: (time: string) => void;
}

/** What stands against a time, with the nearest that are free, or what else there is to know of it. */
export function TimeCheck({ checked, zone, onChoose }: TimeCheckProps) {
  return (
    <div className="week-check" aria-live="polite">
      {checked?.obstacle && (
        <Alert color="red" title="This time is taken">
          <Stack gap="xs">
            <Text size="sm">{checked.obstacle}</Text>
            {checked.nearest.length > 0 && <Text size="sm">The nearest free times:</Text>}
            <Group gap="xs">
              {checked.nearest.map((time) => {
                const local = clockTime(new Date(time), zone);
                return (
                  <Button key={time} size="compact-sm" variant="default" onClick={() => onChoose(local)}>
                    {timeInWords({ date: local.slice(0, 10), minutes: minutesIn(local) })}
                  </Button>
                );
              })}
            </Group>
          </Stack>
        </Alert>
      )}
      {checked?.warnings.map((warning) => (
        <Alert key={warning} color="yellow">
          {warning}
        </Alert>
      ))}
    </div>
  );
}

function minutesIn(local: string) {
  const [hours = 0, minutes = 0] = local.slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}
