import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { clockTime } from '../../records/schedules/zoned-time.ts';
import { timeInWords } from './clock.ts';
import type { Look } from './use-look.ts';

interface TimeLookProps {
  look: Look | null;
  zone: string;
  /** Called with a time as inputs have it. */
  onChoose: (time: string) => void;
}

/** What stands against a time, with the nearest that are free, or what else there is to know of it. */
export function TimeLook({ look, zone, onChoose }: TimeLookProps) {
  return (
    <div className="week-look" aria-live="polite">
      {look?.obstacle && (
        <Alert color="red" title="This time is taken">
          <Stack gap="xs">
            <Text size="sm">{look.obstacle}</Text>
            {look.nearest.length > 0 && <Text size="sm">The nearest free times:</Text>}
            <Group gap="xs">
              {look.nearest.map((time) => {
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
      {look?.warnings.map((warning) => (
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
