import type { ReactElement } from 'react';

/** One of three small compositions, in turn. Decorative. */
export function Mark({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 116 72" aria-hidden="true" className="artwork h-18 w-auto max-w-full">
      {compositions[index % compositions.length]}
    </svg>
  );
}

const compositions: ReactElement[] = [
  <g key="arc">
    <path d="M0 72a72 72 0 0 1 72-72v72z" className="fill-brand-edge" />
    <path d="M80 0h36v36H80z" className="fill-ink" />
    <circle cx="98" cy="54" r="18" className="fill-accent" />
  </g>,
  <g key="blocks">
    <path d="M0 37h56v35H0z" className="fill-ink" />
    <path d="M60 37h56v35H60z" className="fill-brand-edge" />
    <path d="M30 0h56v33H30z" className="fill-accent" />
    <path d="M86 33a33 33 0 0 0-33-33v33z" className="fill-tint" />
  </g>,
  <g key="steps">
    <path d="M0 48h26v24H0z" className="fill-tint" />
    <path d="M30 30h26v42H30z" className="fill-ink" />
    <path d="M60 14h26v58H60z" className="fill-brand-edge" />
    <path d="M90 72V26a26 26 0 0 1 26-26v72z" className="fill-accent" />
  </g>,
];
