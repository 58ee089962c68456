import { lazy } from 'react';
import { lazyInput } from './lazy-input.tsx';

/** The sections of a page. */
export const SectionsInput = lazyInput(
  lazy(() => import('../sections/section-editor.tsx')),
  240,
);
