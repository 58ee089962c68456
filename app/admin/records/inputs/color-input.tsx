import { ColorInput as MantineColorInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { commonProps, type InputProps } from './input-props.ts';

const ContrastNote = lazy(() => import('./contrast-note.tsx'));

export function ColorInput(props: InputProps) {
  const color = String(props.value);
  return (
    <div>
      <MantineColorInput
        {...commonProps(props)}
        placeholder="#3530c4"
        format="hex"
        value={color}
        onChange={(changed) => props.onChange(changed)}
      />
      {/^#[0-9a-f]{6}$/i.test(color) && (
        <Suspense>
          <ContrastNote color={color} />
        </Suspense>
      )}
    </div>
  );
}
