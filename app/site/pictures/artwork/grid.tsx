const CELL = 100;
const TILES: { x: number; y: number; shape: 'square' | 'disc' | 'quarter'; color: string }[] = [
  { x: 6, y: 0, shape: 'quarter', color: 'fill-brand-edge' },
  { x: 7, y: 1, shape: 'square', color: 'fill-tint' },
  { x: 4, y: 1, shape: 'disc', color: 'fill-accent' },
  { x: 5, y: 2, shape: 'square', color: 'fill-ink' },
  { x: 6, y: 2, shape: 'square', color: 'fill-brand-edge' },
  { x: 3, y: 3, shape: 'quarter', color: 'fill-tint' },
  { x: 4, y: 3, shape: 'square', color: 'fill-brand-edge' },
  { x: 7, y: 3, shape: 'disc', color: 'fill-brand-edge' },
  { x: 5, y: 4, shape: 'quarter', color: 'fill-accent' },
  { x: 6, y: 4, shape: 'square', color: 'fill-tint' },
  { x: 2, y: 5, shape: 'square', color: 'fill-ink' },
  { x: 3, y: 5, shape: 'disc', color: 'fill-brand-edge' },
  { x: 7, y: 5, shape: 'quarter', color: 'fill-ink' },
  { x: 4, y: 6, shape: 'square', color: 'fill-tint' },
  { x: 5, y: 6, shape: 'square', color: 'fill-brand-edge' },
  { x: 6, y: 6, shape: 'disc', color: 'fill-accent' },
];
const outlines = {
  square: `h${CELL}v${CELL}h-${CELL}z`,
  disc: `m0 ${CELL / 2}a${CELL / 2} ${CELL / 2} 0 0 1 ${CELL} 0a${CELL / 2} ${CELL / 2} 0 0 1-${CELL} 0z`,
  quarter: `v${CELL}h${CELL}a${CELL} ${CELL} 0 0 0-${CELL}-${CELL}z`,
};

/** Squares, discs and quarters of discs on a grid of lines. */
export function Grid() {
  return (
    <>
      <path
        d="M200 0v700M300 0v700M400 0v700M500 0v700M600 0v700M700 0v700M200 100h600M200 200h600M200 300h600M200 400h600M200 500h600M200 600h600"
        className="stroke-line"
        strokeWidth="2"
      />
      {TILES.map(({ x, y, shape, color }) => (
        <path key={`${x} ${y}`} d={`M${x * CELL} ${y * CELL}${outlines[shape]}`} className={color} />
      ))}
    </>
  );
}
