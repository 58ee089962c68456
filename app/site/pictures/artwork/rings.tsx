const RADII = [120, 190, 260, 330];

/** Rings around a disc, and a smaller disc on its way around. */
export function Rings() {
  return (
    <>
      <circle cx="560" cy="380" r="370" className="fill-tint" />
      <g className="fill-none stroke-brand-edge" strokeWidth="2">
        {RADII.map((radius) => (
          <circle key={radius} cx="560" cy="380" r={radius} />
        ))}
      </g>
      <circle cx="560" cy="380" r="86" className="fill-brand-edge" />
      <path d="M560 120a260 260 0 0 1 260 260h-70a190 190 0 0 0-190-190z" className="fill-brand-edge" />
      <path d="M370 380a190 190 0 0 0 190 190v70a260 260 0 0 1-260-260z" className="fill-ink" />
      <circle cx="376" cy="196" r="34" className="fill-accent" />
      <circle cx="747" cy="652" r="22" className="fill-accent" />
    </>
  );
}
