import { lazy } from 'react';
import { lazyInput } from './lazy-input.tsx';

/** Several records of another type, in an order of their own. */
export const RelationsInput = lazyInput(
  lazy(() => import('../sections/relations-editor.tsx')),
  60,
);
