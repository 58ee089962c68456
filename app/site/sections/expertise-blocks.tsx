import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import { useSite } from '../layout/site-data.ts';

const blocks = [
  {
    title: 'Design',
    text: 'Pages that explain what you do in five seconds, designed for the people who use them.',
    artwork: (
      <>
        <path d="M0 72a72 72 0 0 1 72-72v72z" className="fill-brand-edge" />
        <path d="M80 0h36v36H80z" className="fill-ink" />
        <circle cx="98" cy="54" r="18" className="fill-accent" />
      </>
    ),
  },
  {
    title: 'Build',
    text: 'Fast websites, shops and tools that you own and can edit without calling us.',
    artwork: (
      <>
        <path d="M0 37h56v35H0z" className="fill-ink" />
        <path d="M60 37h56v35H60z" className="fill-brand-edge" />
        <path d="M30 0h56v33H30z" className="fill-accent" />
        <path d="M86 33a33 33 0 0 0-33-33v33z" className="fill-tint" />
      </>
    ),
  },
  {
    title: 'Grow',
    text: 'Email, search and marketplace campaigns, measured by the sales they bring in.',
    artwork: (
      <>
        <path d="M0 48h26v24H0z" className="fill-tint" />
        <path d="M30 30h26v42H30z" className="fill-ink" />
        <path d="M60 14h26v58H60z" className="fill-brand-edge" />
        <path d="M90 72V26a26 26 0 0 1 26-26v72z" className="fill-accent" />
      </>
    ),
  },
];

export function ExpertiseBlocks() {
  const { setting } = useSite();
  return (
    <Section title={setting.expertise_heading ?? 'Three kinds of work'} lead={setting.expertise_description}>
      <div className="grid divide-line rounded-panel border border-line bg-surface max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {blocks.map((block) => (
          <Block key={block.title} {...block} />
        ))}
      </div>
    </Section>
  );
}

function Block({ title, text, artwork }: { title: string; text: string; artwork: ReactNode }) {
  return (
    <article className="p-[clamp(1.5rem,3vw,3rem)]">
      <svg viewBox="0 0 116 72" aria-hidden="true" className="h-18 w-auto max-w-full">
        {artwork}
      </svg>
      <h3 className="mt-8 text-xl">{title}</h3>
      <p className="mt-3 text-muted">{text}</p>
    </article>
  );
}
