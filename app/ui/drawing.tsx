import './drawing.css';

const drawings = {
  /** Blocks with a place left free. */
  empty: (
    <>
      <path d="M20 72h120v24H20z" className="drawing-tint" />
      <path d="M32 48h44v24H32z" className="drawing-brand" />
      <path d="M32 48a24 24 0 0 1 24-24v24z" className="drawing-soft" />
      <path d="M84 48h44v24H84z" className="drawing-free" />
      <circle cx="66" cy="37" r="10" className="drawing-accent" />
    </>
  ),
  /** A ring that found nothing, and the disc beside it. */
  search: (
    <>
      <path d="M20 72h120v24H20z" className="drawing-tint" />
      <path d="M104 72a24 24 0 0 1 24-24v24z" className="drawing-soft" />
      <circle cx="66" cy="46" r="24" className="drawing-free" />
      <path d="m84 64 14 14" className="drawing-free" />
      <circle cx="116" cy="38" r="10" className="drawing-accent" />
    </>
  ),
  /** The sun over a quiet horizon. */
  rest: (
    <>
      <path d="M20 72h120v24H20z" className="drawing-tint" />
      <path d="M50 72a30 30 0 0 1 60 0z" className="drawing-accent" />
      <path d="M36 72a44 44 0 0 1 88 0" className="drawing-free" />
      <path d="M104 72a16 16 0 0 1 32 0z" className="drawing-brand" />
    </>
  ),
};

export type DrawingName = keyof typeof drawings;

/** A small composition of blocks, arcs and discs, for screens that have nothing to show. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" className="drawing">
      {drawings[name]}
    </svg>
  );
}
