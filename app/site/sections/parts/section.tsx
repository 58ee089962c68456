import type { ReactNode } from 'react';

interface SectionProps {
  title: string | null;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className="wrap section-space">
      {title && (
        <h2 dir="auto" className="mb-10 text-2xl">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
