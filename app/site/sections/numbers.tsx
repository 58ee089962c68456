import { evenColumns } from '../parts/even-columns.ts';
import type { SectionProps } from './parts/section-props.ts';

/** By the characters of the longest value, so that none of them breaks. */
const sizes = [
  { upTo: 4, columns: 4, text: 'text-4xl' },
  { upTo: 6, columns: 3, text: 'text-4xl' },
  { upTo: 10, columns: 3, text: 'text-3xl' },
  { upTo: 16, columns: 2, text: 'text-2xl' },
  { upTo: Infinity, columns: 2, text: 'text-xl' },
] as const;

export function Numbers({ section: { numbers } }: SectionProps<'numbers'>) {
  const longest = Math.max(...numbers.map(({ value }) => value.length));
  const { columns, text } = sizes.find(({ upTo }) => longest <= upTo) ?? sizes[4];
  return (
    <dl className={`grid gap-x-10 gap-y-10 sm:grid-cols-2 ${evenColumns(numbers.length, columns)}`}>
      {numbers.map(({ value, label, note }, index) => (
        <div key={index} className="number flex flex-col-reverse justify-end gap-3 border-t-2 border-brand-edge pt-5">
          <dt dir="auto" className="leading-snug">
            <span className="block font-semibold">{label}</span>
            {note && <span className="mt-1 block text-sm text-muted">{note}</span>}
          </dt>
          <dd dir="auto" className={`figure-value ${text}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
