import { Text, TextInput } from '@mantine/core';
import { type ChangeEvent, lazy, Suspense } from 'react';
import { NEUTRAL_COLOR } from '../../../../content/model/field.ts';
import { commonProps, type InputProps } from './input-props.ts';

const ContrastNote = lazy(() => import('./contrast-note.tsx'));

/** A color as text, and the browser's own picker beside it. */
export default function ColorInput(props: InputProps) {
  const color = String(props.value);
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  const onChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
    props.onChange(/^[0-9a-f]{6}$/i.test(value) ? `#${value}` : value);
  return (
    <div>
      <TextInput
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
