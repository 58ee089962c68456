import type { ReactNode } from 'react';

interface RelatedProps {
  title: string;
  children: ReactNode;
}

/** What visitors may want to see next. */
export function Related({ title, children }: RelatedProps) {
  return (
    <section className="not-printed wrap section-space">
      <h2 className="mb-10 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
