interface FigureProps {
  value: string;
  label: string;
}

/** A result of a case study as a term and its value, inside a `dl`. */
export function Figure({ value, label }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-2">
      <dt dir="auto" className="max-w-[22em] text-sm leading-snug text-muted">
        {label}
      </dt>
      <dd dir="auto" className="font-display text-2xl leading-none font-heading tracking-heading tabular-nums">
        {value}
      </dd>
    </div>
  );
}
