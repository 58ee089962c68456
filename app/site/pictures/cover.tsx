import type { ServiceCategory } from '../../../content/service-categories.ts';

interface CoverProps {
  /** What it stands for: the same text gives the same cover. */
  seed: string;
  kind?: ServiceCategory | undefined;
  className: string;
}

/** A picture made of rings where none is set, in the colours of its kind. Decoration: what it stands for is beside it. */
export function Cover({ seed, kind, className }: CoverProps) {
  const { ground, disc, ring } = palettes[kind ?? 'post'];
  const number = numberOf(seed);
  const [x, y, radius] = [90 + (number % 120), 70 + ((number >> 7) % 60), 40 + ((number >> 13) % 30)];
  const id = `cover-${number.toString(36)}`;
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <linearGradient id={id} x2="1" y2="1">
        <stop className={ground} stopColor="currentColor" />
        <stop className={disc} offset="1.6" stopColor="currentColor" />
      </linearGradient>
      <path d="M0 0h300v200H0z" fill={`url(#${id})`} />
      <g className={ring} fill="none" stroke="currentColor" strokeWidth="1.5">
        {[1.5, 2, 2.5].map((times) => (
          <circle key={times} cx={x} cy={y} r={radius * times} />
        ))}
      </g>
      <circle cx={x} cy={y} r={radius} className={disc} fill="currentColor" />
      <path d={`M${300 - x} 200v-50h110v50z`} className={ring} fill="currentColor" />
    </svg>
  );
}

const palettes = {
  post: { ground: 'text-tint', disc: 'text-accent', ring: 'text-brand' },
  webDevelopment: { ground: 'text-tint', disc: 'text-brand', ring: 'text-accent' },
  amazon: { ground: 'text-line', disc: 'text-accent', ring: 'text-ink' },
  digitalMarketing: { ground: 'text-tint', disc: 'text-ink', ring: 'text-brand' },
};

function numberOf(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value >>> 1;
}
