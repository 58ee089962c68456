import { evenColumns } from '../parts/even-columns.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Actions } from './parts/actions.tsx';
import type { SectionProps } from './parts/section-props.ts';

/** In characters: longer prices are set smaller. */
const SHORT_PRICE = 10;

type PlanOf = SectionProps<'prices'>['section']['plans'][number];

export function Prices({ section: { plans, note }, level }: SectionProps<'prices'>) {
  const size = plans.every(({ price }) => price.length <= SHORT_PRICE) ? 'text-2xl' : 'text-xl';
  return (
    <>
      <ul className={`plans ${plans.length > 1 ? 'sm:grid-cols-2' : ''} ${evenColumns(plans.length)}`}>
        {plans.map((plan, index) => (
          <Plan key={index} plan={plan} level={level} size={size} />
        ))}
      </ul>
      {note && (
        <p dir="auto" className="mt-6 max-w-text text-sm text-muted">
          {note}
        </p>
      )}
    </>
  );
}

interface PlanProps {
  plan: PlanOf;
  level: 2 | 3;
  /** The class of its price. */
  size: string;
}

function Plan({ plan: { name, price, per, html, action, highlighted }, level, size }: PlanProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={`plan ${highlighted ? 'plan-highlighted' : ''}`}>
      <Heading dir="auto" className="text-lg">
        {name}
      </Heading>
      <p dir="auto">
        <span className={`font-display ${size} leading-tight font-heading tabular-nums`}>{price}</span>
        {per && <span className="text-muted"> {per}</span>}
      </p>
      <RichText html={html} level={level === 2 ? 3 : 4} className="text-sm" />
      {action && (
        <Actions actions={[action]} first={`w-full ${highlighted ? 'button' : 'button-quiet'}`} className="mt-2" />
      )}
    </li>
  );
}
