import { Skeleton } from '@mantine/core';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import type { InputProps } from './input-props.ts';

/** Makes an input of one that only loads with the forms that need it. `height` is that of its placeholder, in pixels. */
export function lazyInput(Editor: LazyExoticComponent<ComponentType<InputProps>>, height: number) {
  return function LazyInput(props: InputProps) {
    return (
      <Suspense fallback={<Skeleton height={height} />}>
        <Editor {...props} />
      </Suspense>
    );
  };
}
