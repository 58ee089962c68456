import type { ReactNode } from 'react';
import type { SectionType } from '../../../../content/sections/section-kinds.ts';

/** A small drawing of a kind of section. */
export function SectionPicture({ type }: { type: string }) {
  return (
    <svg className="section-picture" viewBox="0 0 96 60" aria-hidden>
      {pictures[type as SectionType]}
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
}

const Title = ({ x, y, width = 40 }: Place & { width?: number }) => (
  <rect className="drawn-title" {...{ x, y, width }} height={5} rx={2} />
);

/** A few lines of text, the last one shorter. */
const Text = ({ x, y, width, lines = 1 }: Place & { width: number; lines?: number }) =>
  Array.from({ length: lines }, (_, line) => (
    <rect
      key={line}
      className="drawn-text"
      x={x}
      y={y + line * 5}
      width={line > 0 && line === lines - 1 ? width * 0.6 : width}
      height={2.5}
      rx={1}
    />
  ));

const Button = ({ x, y }: Place) => <rect className="drawn-accent" {...{ x, y }} width={18} height={7} rx={3.5} />;

const Picture = ({ x, y, width, height }: Place & { width: number; height: number }) => (
  <g className="drawn-picture">
    <rect {...{ x, y, width, height }} rx={3} />
    <circle cx={x + width * 0.7} cy={y + height * 0.33} r={Math.min(width, height) * 0.12} />
    <path
      d={`M${x + 2} ${y + height - 2}l${width * 0.3} ${-height * 0.45}l${width * 0.2} ${height * 0.25}l${width * 0.15} ${-height * 0.15}l${width * 0.25} ${height * 0.35}z`}
    />
  </g>
);

const Panel = (props: Place & { width: number; height: number }) => <rect className="drawn-panel" {...props} rx={3} />;
const Disc = ({ x, y, r = 5 }: Place & { r?: number }) => <circle className="drawn-accent" cx={x} cy={y} r={r} />;
const columns = [8, 36, 64];

/** A kind without a drawing does not compile. */
const pictures: Record<SectionType, ReactNode> = {
  hero: (
    <>
      <Title x={8} y={14} width={38} />
      <Title x={8} y={21} width={28} />
      <Text x={8} y={31} width={36} lines={2} />
      <Button x={8} y={43} />
      <Picture x={54} y={10} width={34} height={40} />
    </>
  ),
  richText: (
    <>
      <Title x={20} y={9} width={36} />
      <Text x={20} y={19} width={56} lines={3} />
      <Text x={20} y={37} width={56} lines={3} />
    </>
  ),
  pictureText: (
    <>
      <Picture x={8} y={12} width={36} height={36} />
      <Title x={52} y={15} width={30} />
      <Text x={52} y={25} width={36} lines={4} />
    </>
  ),
  cards: columns.map((x) => (
    <g key={x}>
      <Panel x={x} y={12} width={24} height={36} />
      <Picture x={x + 3} y={15} width={18} height={12} />
      <Text x={x + 3} y={31} width={18} lines={3} />
    </g>
  )),
  steps: columns.map((x) => (
    <g key={x}>
      <Disc x={x + 6} y={17} />
      <Text x={x + 14} y={16} width={12} />
      <Title x={x} y={28} width={18} />
      <Text x={x} y={37} width={24} lines={2} />
    </g>
  )),
  numbers: columns.map((x) => (
    <g key={x}>
      <rect className="drawn-accent" x={x} y={20} width={20} height={12} rx={2} />
      <Text x={x} y={37} width={24} />
    </g>
  )),
  quotes: (
    <>
      <path className="drawn-accent" d="M10 12h8v8l-4 6h-4l3-6h-3zm12 0h8v8l-4 6h-4l3-6h-3z" />
      <Title x={10} y={31} width={60} />
      <Disc x={14} y={47} r={4} />
      <Text x={22} y={46} width={24} />
    </>
  ),
  people: columns.map((x) => (
    <g key={x}>
      <Panel x={x} y={10} width={24} height={26} />
      <Disc x={x + 12} y={20} />
      <path className="drawn-accent" d={`M${x + 4} 36a8 8 0 0 1 16 0z`} />
      <Text x={x + 2} y={41} width={20} lines={2} />
    </g>
  )),
  services: [12, 27, 42].map((y) => (
    <g key={y}>
      <Disc x={13} y={y + 3} r={4} />
      <Title x={24} y={y} width={34} />
      <Text x={66} y={y + 1} width={22} />
    </g>
  )),
  caseStudies: (
    <>
      <Picture x={8} y={10} width={52} height={40} />
      <rect className="drawn-accent" x={66} y={14} width={22} height={11} rx={2} />
      <Text x={66} y={31} width={22} lines={3} />
    </>
  ),
  posts: (
    <>
      <Picture x={8} y={10} width={38} height={24} />
      <Text x={8} y={39} width={38} lines={2} />
      {[12, 26, 40].map((y) => (
        <g key={y}>
          <Title x={54} y={y} width={32} />
          <Text x={54} y={y + 7} width={20} />
        </g>
      ))}
    </>
  ),
  logos: [16, 34].flatMap((y) =>
    columns.map((x) => (
      <g key={`${x} ${y}`}>
        <Disc x={x + 5} y={y + 5} r={4} />
        <Title x={x + 11} y={y + 2.5} width={13} />
      </g>
    )),
  ),
  gallery: (
    <>
      <Picture x={8} y={10} width={38} height={40} />
      <Picture x={50} y={10} width={38} height={18} />
      <Picture x={50} y={32} width={38} height={18} />
    </>
  ),
  video: (
    <>
      <Panel x={14} y={8} width={68} height={44} />
      <path className="drawn-accent" d="M40 19l20 11l-20 11z" />
    </>
  ),
  faq: [10, 24, 38].map((y, index) => (
    <g key={y}>
      <Panel x={8} y={y} width={80} height={11} />
      <Text x={13} y={y + 4} width={44} />
      <path className="drawn-mark" d={index === 0 ? `M77 ${y + 7}l3 -3l3 3` : `M77 ${y + 4}l3 3l3 -3`} />
    </g>
  )),
  prices: columns.map((x) => (
    <g key={x}>
      <Panel x={x} y={10} width={24} height={40} />
      <Text x={x + 4} y={14} width={12} />
      <rect className="drawn-accent" x={x + 4} y={19} width={14} height={8} rx={2} />
      <Text x={x + 4} y={32} width={16} lines={3} />
    </g>
  )),
  callToAction: (
    <>
      <rect className="drawn-band" x={8} y={12} width={80} height={36} rx={4} />
      <rect className="drawn-light" x={26} y={20} width={44} height={5} rx={2} />
      <rect className="drawn-light" x={39} y={33} width={18} height={7} rx={3.5} />
    </>
  ),
  contactForm: (
    <>
      <Title x={8} y={12} width={26} />
      <Text x={8} y={22} width={28} lines={3} />
      <Panel x={46} y={10} width={42} height={8} />
      <Panel x={46} y={21} width={42} height={17} />
      <Button x={46} y={42} />
    </>
  ),
};
