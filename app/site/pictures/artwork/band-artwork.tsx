/** The artwork at the edge of bands. Decorative. */
export function BandArtwork({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
      <g className="fill-none stroke-current" strokeWidth="2">
        <circle cx="200" cy="200" r="198" />
        <circle cx="200" cy="200" r="158" />
        <circle cx="200" cy="200" r="118" />
      </g>
      <circle cx="200" cy="200" r="78" className="fill-current" />
    </svg>
  );
}
