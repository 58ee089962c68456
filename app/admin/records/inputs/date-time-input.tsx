import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAgency } from '../../../ui/agency.tsx';
import { clockTime, momentAt, zoneName } from '../schedules/zoned-time.ts';
import { commonProps, type InputProps } from './input-props.ts';

/** A moment, as clocks in the time zone of the site show it. */
export function DateTimeInput(props: InputProps) {
  const { timeZone } = useAgency();
  const [typed, setTyped] = useState('');
  const value = String(props.value);
  // What is typed stays while it stands for the same moment, or for none yet.
  const clock = momentOf(typed) === value ? typed : clockTime(new Date(value), timeZone);

  function momentOf(time: string) {
    return momentAt(time, timeZone)?.date.toISOString() ?? '';
  }

  return (
    <TextInput
      {...commonProps(props)}
      type="datetime-local"
      value={clock}
      description={`${props.field.help ?? ''} In the time of ${zoneName(timeZone)}.`.trim()}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        props.onChange(momentOf(currentTarget.value));
      }}
    />
  );
}
