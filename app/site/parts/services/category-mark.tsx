import type { ReactElement } from 'react';
import type { ServiceCategory } from '../../../../content/service-categories.ts';

/** A small shape that stands for a category. Decorative. */
export function CategoryMark({ category }: { category: ServiceCategory }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="index-mark">
      {shapes[category]}
    </svg>
  );
}

const shapes: Record<ServiceCategory, ReactElement> = {
  webDevelopment: <path d="M0 0h24v24H0z" className="fill-brand-edge" />,
  amazon: <path d="M0 24a24 24 0 0 1 24-24v24z" className="fill-ink" />,
  digitalMarketing: <circle cx="12" cy="12" r="12" className="fill-accent" />,
};
