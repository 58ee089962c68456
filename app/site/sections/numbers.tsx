import { SectionHeading } from './parts/section-heading.tsx';
import type { SectionProps } from './parts/section-props.ts';

export function Numbers({ section, isFirst }: SectionProps<'numbers'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-10 gap-y-8">
        {section.numbers.map(({ value, label, note }, index) => (
          <div key={index} className="flex flex-col justify-end border-t-2 border-brand-edge pt-5">
            <dt dir="auto" className="order-last mt-2 leading-snug">
              <span className="block font-semibold">{label}</span>
              {note && <span className="mt-1 block text-sm text-muted">{note}</span>}
            </dt>
            <dd dir="auto" className="grow font-display text-3xl leading-none font-bold tracking-tight tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
