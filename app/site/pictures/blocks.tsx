interface BlocksProps {
  className?: string;
  /** Shows the ball fallen off, for errors and empty lists. */
  isToppled?: boolean;
}

/** A small version of the hero's artwork. */
export function Blocks({ className = '', isToppled = false }: BlocksProps) {
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" className={className}>
      <path d="M60 80h260v40H60z" className="fill-brand-edge" />
      <path d="M60 120a40 40 0 0 1 40-40v40z" className="fill-accent" />
      <path d="M140 40h140v40H140z" className="fill-ink" />
      <path d="M280 80a40 40 0 0 0-40-40v40z" className="fill-surface" />
      <circle cx={isToppled ? 22 : 190} cy={isToppled ? 100 : 20} r="20" className="fill-accent" />
      {isToppled && (
        <circle
          cx="190"
          cy="20"
          r="18"
          className="fill-none stroke-line-strong"
          strokeWidth="2"
          strokeDasharray="6 6"
        />
      )}
    </svg>
  );
}
