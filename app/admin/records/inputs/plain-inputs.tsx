import { Text, Textarea, TextInput as MantineTextInput } from '@mantine/core';
import { type ChangeEvent, lazy, Suspense, useState } from 'react';
import { type Field, type FieldKind, NEUTRAL_COLOR } from '../../../../content/model/field.ts';
import { commonProps, type InputProps } from './input-props.ts';
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
    dir: 'auto',
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

const ContrastNote = lazy(() => import('./contrast-note.tsx'));

/** A color as text, and the browser's own picker beside it. */
export function ColorInput(props: InputProps) {
  const color = String(props.value);
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  const onChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
    props.onChange(/^[0-9a-f]{6}$/i.test(value) ? `#${value}` : value);
  return (
    <div>
      <MantineTextInput
        {...commonProps(props)}
        placeholder="#rrggbb"
        value={color}
        onChange={onChange}
        leftSectionWidth={52}
        leftSection={
          <input
            type="color"
            className="color-picker unstyled"
            data-empty={color === '' || undefined}
            aria-label={`Pick ${props.field.label}`}
            // It can't be empty.
            value={isColor ? color : NEUTRAL_COLOR}
            onChange={onChange}
          />
        }
      />
      {color !== '' && !isColor && (
        <Text size="sm" c="dimmed" mt={4} aria-live="polite">
          {`Not a colour yet. Type # and six digits or letters from a to f, such as ${NEUTRAL_COLOR}, or pick one with the square.`}
        </Text>
      )}
      {isColor && (
        <Suspense>
          <ContrastNote color={color} />
        </Suspense>
      )}
    </div>
  );
}
