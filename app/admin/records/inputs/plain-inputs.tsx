import { Textarea, TextInput as MantineTextInput } from '@mantine/core';
import { useState } from 'react';
import type { Field, FieldKind } from '../../../../content/model/field.ts';
import { commonProps, type InputProps, writtenIn } from './input-props.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { clockTime, momentAt, zoneName } from '../schedules/zoned-time.ts';

const types: Partial<Record<FieldKind, 'url' | 'email'>> = { link: 'url', email: 'email' };

export function TextInput(props: InputProps) {
  return <MantineTextInput {...textProps(props)} type={types[props.field.kind] ?? 'text'} />;
}

export function LongTextInput(props: InputProps) {
  return <Textarea {...textProps(props)} autosize minRows={3} maxRows={12} />;
}

function textProps(props: InputProps) {
  const value = String(props.value);
  return {
    ...commonProps(props),
    value,
    ...writtenIn(props.type),
    description: descriptionOf(value, props.field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => props.onChange(currentTarget.value),
  };
}

function descriptionOf(text: string, { help, max, shown: usualLength }: Field) {
  const length =
    lengthOf(text, max) ?? (usualLength && text && `${text.length} of about ${usualLength} characters that are shown`);
  if (!length) return help;
  return (
    <>
      {help} <span data-over={text.length > (max ?? Infinity) || undefined}>{length}</span>
    </>
  );
}

/** Returns the length and its limit once a text uses 80 percent of it. */
function lengthOf(text: string, max = Infinity) {
  return text.length < max * 0.8 ? undefined : `${text.length} of at most ${max} characters`;
}

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
    <MantineTextInput
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
