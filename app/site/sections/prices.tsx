import { RichText } from '../parts/rich-text.tsx';
import { Actions } from './parts/actions.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

type PlanOf = SectionProps<'prices'>['section']['plans'][number];

export function Prices({ section, isFirst }: SectionProps<'prices'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <ul className="plans">
        {section.plans.map((plan, index) => (
          <Plan key={index} plan={plan} level={levelBelow(section, isFirst)} />
        ))}
      </ul>
      {section.note && (
        <p dir="auto" className="mt-6 max-w-text text-sm text-muted">
          {section.note}
        </p>
      )}
    </div>
  );
}

function Plan({ plan: { name, price, per, html, action, highlighted }, level }: { plan: PlanOf; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <li className={`plan ${highlighted ? 'plan-highlighted' : ''}`}>
      <Heading dir="auto" className="text-lg">
        {name}
      </Heading>
      <p dir="auto" className="mt-4">
        <span className="font-display text-2xl leading-tight font-bold tabular-nums">{price}</span>
        {per && <span className="text-muted"> {per}</span>}
      </p>
      <RichText html={html} level={level === 2 ? 3 : 4} className="mt-6 text-sm" />
      {action && (
        <Actions
          actions={[action]}
          first={`w-full ${highlighted ? 'button' : 'button-quiet'}`}
          className="mt-auto pt-8"
        />
      )}
    </li>
  );
}
