import { Group, Input, TextInput } from '@mantine/core';

interface StretchProps {
  /** What it belongs to, for those who cannot see it. */
  name: string;
  value: { from: string; to: string };
  error: string | undefined;
  onChange: (changes: { from?: string; to?: string }) => void;
}

/** A time from which to which somebody can be booked. */
export function Stretch({ name, value, error, onChange }: StretchProps) {
  return (
    <div>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          type="time"
          step={300}
          required
          aria-label={`${name} from`}
          value={value.from}
          error={Boolean(error)}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <span aria-hidden>–</span>
        <TextInput
          type="time"
          step={300}
          required
          aria-label={`${name} to`}
          value={value.to === '24:00' ? '23:59' : value.to}
          error={Boolean(error)}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      </Group>
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
}
