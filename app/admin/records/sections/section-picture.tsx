import { Fragment, type ReactNode } from 'react';
import type { SectionType } from '../../../../content/sections/section-kinds.ts';

/** A small drawing of a kind of section, 96 by 60. */
export function SectionPicture({ type }: { type: string }) {
  return (
    <svg className="section-picture" viewBox="0 0 96 60" aria-hidden>
      {pictures[type as SectionType].map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Shapes have no other identity.
        <Fragment key={index}>{shape}</Fragment>
      ))}
    </svg>
  );
}

const ACCENT = 'var(--mantine-primary-color-filled)';
const TEXT = 'var(--mantine-color-text)';
const framed = { fill: 'var(--mantine-color-body)', stroke: ACCENT, strokeOpacity: 0.3, rx: 3 };
const soft = { fill: ACCENT, opacity: 0.45 };
const columns = [8, 36, 64];

function block(x: number, y: number, width: number, height: number, rx = 2, fill = ACCENT) {
  return <rect {...{ x, y, width, height, rx, fill }} />;
}

function title(x: number, y: number, width = 40) {
  return <rect {...{ x, y, width }} height={5} rx={2} fill={TEXT} opacity={0.75} />;
}

/** A few lines of text, the last one shorter. */
function text(x: number, y: number, width: number, lines = 1) {
  return Array.from({ length: lines }, (_, line) => {
    const isShort = line > 0 && line === lines - 1;
    return (
      <rect
        key={line}
        {...{ x, y: y + line * 5, width: isShort ? width * 0.6 : width, height: 2.5, rx: 1 }}
        fill={TEXT}
        opacity={0.3}
      />
    );
  });
}

function button(x: number, y: number, fill?: string) {
  return block(x, y, 18, 7, 3.5, fill);
}

function picture(x: number, y: number, width: number, height: number) {
  const hills = `l${width * 0.3} ${-height * 0.45}l${width * 0.2} ${height * 0.25}l${width * 0.15} ${-height * 0.15}`;
  return (
    <>
      {panel(x, y, width, height)}
      <circle cx={x + width * 0.7} cy={y + height * 0.33} r={Math.min(width, height) * 0.12} {...soft} />
      <path d={`M${x + 2} ${y + height - 2}${hills}l${width * 0.25} ${height * 0.35}z`} {...soft} />
    </>
  );
}

function panel(x: number, y: number, width: number, height: number) {
  return <rect {...{ x, y, width, height }} {...framed} />;
}

function disc(x: number, y: number, r = 5) {
  return <circle cx={x} cy={y} r={r} fill={ACCENT} />;
}

function shape(d: string) {
  return <path d={d} fill={ACCENT} />;
}

/** Points down, or up. */
function chevron(x: number, y: number, height: number) {
  return <path d={`M${x} ${y}l3 ${height}l3 ${-height}`} fill="none" stroke={TEXT} strokeWidth={1.5} />;
}

/** Their numbers are places and sizes: x, y, width, height. A kind without a drawing does not compile. */
const pictures: Record<SectionType, ReactNode[]> = {
  hero: [title(8, 14, 38), title(8, 21, 28), text(8, 31, 36, 2), button(8, 43), picture(54, 10, 34, 40)],
  richText: [title(20, 9, 36), text(20, 19, 56, 3), text(20, 37, 56, 3)],
  pictureText: [picture(8, 12, 36, 36), title(52, 15, 30), text(52, 25, 36, 4)],
  cards: columns.flatMap((x) => [panel(x, 12, 24, 36), picture(x + 3, 15, 18, 12), text(x + 3, 31, 18, 3)]),
  steps: columns.flatMap((x) => [disc(x + 6, 17), text(x + 14, 16, 12), title(x, 28, 18), text(x, 37, 24, 2)]),
  numbers: columns.flatMap((x) => [block(x, 20, 20, 12), text(x, 37, 24)]),
  quotes: [
    shape('M10 12h8v8l-4 6h-4l3-6h-3zm12 0h8v8l-4 6h-4l3-6h-3z'),
    title(10, 31, 60),
    disc(14, 47, 4),
    text(22, 46, 24),
  ],
  people: columns.flatMap((x) => [
    panel(x, 10, 24, 26),
    disc(x + 12, 20),
    shape(`M${x + 4} 36a8 8 0 0 1 16 0z`),
    text(x + 2, 41, 20, 2),
  ]),
  services: [12, 27, 42].flatMap((y) => [disc(13, y + 3, 4), title(24, y, 34), text(66, y + 1, 22)]),
  caseStudies: [picture(8, 10, 52, 40), block(66, 14, 22, 11), text(66, 31, 22, 3)],
  posts: [
    picture(8, 10, 38, 24),
    text(8, 39, 38, 2),
    ...[12, 26, 40].flatMap((y) => [title(54, y, 32), text(54, y + 7, 20)]),
  ],
  logos: [16, 34].flatMap((y) => columns.flatMap((x) => [disc(x + 5, y + 5, 4), title(x + 11, y + 2.5, 13)])),
  gallery: [picture(8, 10, 38, 40), picture(50, 10, 38, 18), picture(50, 32, 38, 18)],
  video: [panel(14, 8, 68, 44), shape('M40 19l20 11l-20 11z')],
  embed: [panel(14, 8, 68, 44), shape('M48 16a10 10 0 0 1 10 10c0 8-10 18-10 18s-10-10-10-18a10 10 0 0 1 10-10z')],
  faq: [
    ...[10, 24, 38].flatMap((y) => [panel(8, y, 80, 11), text(13, y + 4, 44)]),
    chevron(77, 17, -3),
    chevron(77, 28, 3),
    chevron(77, 42, 3),
  ],
  prices: columns.flatMap((x) => [
    panel(x, 10, 24, 40),
    text(x + 4, 14, 12),
    block(x + 4, 19, 14, 8),
    text(x + 4, 32, 16, 3),
  ]),
  callToAction: [block(8, 12, 80, 36, 4), block(26, 20, 44, 5, 2, '#fff'), button(39, 33, '#fff')],
  booking: [
    title(8, 10, 36),
    ...[22, 37].flatMap((y) =>
      [8, 30, 52, 74].map((x) => <rect key={x} {...{ x, y }} width={16} height={9} {...framed} />),
    ),
  ],
  contactForm: [title(8, 12, 26), text(8, 22, 28, 3), panel(46, 10, 42, 8), panel(46, 21, 42, 17), button(46, 42)],
};
