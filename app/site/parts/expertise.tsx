import { Section } from './section.tsx';
import { useSite } from './site-facts.ts';

const kinds = [
  {
    title: 'Design',
    text: 'Pages that say what you do within five seconds, drawn for the people who will use them.',
    icon: 'M6 34 26 6l14 22zM6 42h34',
  },
  {
    title: 'Build',
    text: 'Fast websites, shops and tools that you own, can edit yourself and never have to fear.',
    icon: 'M6 28h16v14H6zM26 28h16v14H26zM16 8h16v14H16z',
  },
  {
    title: 'Grow',
    text: 'Email, search and marketplace work that is measured by what comes back.',
    icon: 'M6 42h36M10 36V26M22 36V18M34 36V8',
  },
];

export function Expertise() {
  const { setting } = useSite();
  return (
    <Section title={setting.expertise_heading ?? 'Three kinds of work'} lead={setting.expertise_description}>
      <div className="grid gap-6 lg:grid-cols-3">
        {kinds.map(({ title, text, icon }) => (
          <article key={title} className="rounded-card border border-line bg-surface p-8">
            <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
              <path d={icon} className="fill-none stroke-accent" strokeWidth="3" strokeLinejoin="round" />
            </svg>
            <h3 className="mt-6 text-xl">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
