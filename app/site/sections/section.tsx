import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead?: string | null;
  more?: { label: string; href: string };
  children: ReactNode;
}

export function Section({ title, lead, more, children }: SectionProps) {
  return (
    <section className="wrap section-space">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 dir="auto" className="text-2xl">
            {title}
          </h2>
          {lead && (
            <p dir="auto" className="mt-4 max-w-text text-muted">
              {lead}
            </p>
          )}
        </div>
        {more && (
          <a href={more.href} className="onward">
            {more.label}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
