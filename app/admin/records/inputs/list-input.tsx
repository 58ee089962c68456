import { lazy } from 'react';
import { lazyInput } from './lazy-input.tsx';

/** Items with the same fields, in order. */
export const ListInput = lazyInput(
  lazy(() => import('../sections/list-editor.tsx')),
  80,
);
