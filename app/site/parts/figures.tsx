/** By the characters of the longest value, so that none is wider than its column. */
const sizes = [
  { upTo: 5, className: 'text-[min(var(--text-4xl),30cqi)]' },
  { upTo: 9, className: 'text-[min(var(--text-3xl),18cqi)]' },
];

interface FiguresProps {
  results: { value: string; label: string }[];
  className: string;
}

/** Results of a case study in display type, all of the same size. */
export function Figures({ results, className }: FiguresProps) {
  const longest = Math.max(...results.map(({ value }) => value.length));
  const size = sizes.find(({ upTo }) => longest <= upTo)?.className ?? 'text-2xl';
  return (
    <dl className={className}>
      {results.map(({ value, label }) => (
        <div key={label} className="@container flex flex-col-reverse justify-end gap-3">
          <dt dir="auto" className="max-w-[22em] text-sm leading-snug text-muted">
            {label}
          </dt>
          <dd dir="auto" className={`figure-value ${size}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
