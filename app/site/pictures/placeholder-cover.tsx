import type { ServiceCategory } from '../../../content/service-categories.ts';

interface PlaceholderCoverProps {
  /** The title it stands for; equal seeds draw equal covers. */
  seed: string;
  kind?: ServiceCategory | undefined;
  className: string;
}

/** Rings drawn in place of a missing picture, in the colors of its category. Decorative. */
export function PlaceholderCover({ seed, kind, className }: PlaceholderCoverProps) {
  const { ground, disc, ring } = palettes[kind ?? 'post'];
  const number = hash(seed);
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
        {[1.5, 2, 2.5].map((factor) => (
          <circle key={factor} cx={x} cy={y} r={radius * factor} />
        ))}
      </g>
      <circle cx={x} cy={y} r={radius} className={disc} fill="currentColor" />
      <path d={`M${300 - x} 200v-50h110v50z`} className={ring} fill="currentColor" />
    </svg>
  );
}

const palettes = {
  post: { ground: 'text-tint', disc: 'text-accent', ring: 'text-brand-edge' },
  webDevelopment: { ground: 'text-tint', disc: 'text-brand-edge', ring: 'text-accent' },
  amazon: { ground: 'text-line', disc: 'text-accent', ring: 'text-ink' },
  digitalMarketing: { ground: 'text-tint', disc: 'text-ink', ring: 'text-brand-edge' },
};

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value >>> 1;
}
