import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { ListedKind } from '../../../content/figures.ts';
import type { Attention } from '../../../server/leads/figures/attention.ts';
import { screenOf } from '../inbox/inbox-item.ts';
import { dayInWords, inNumbers } from './figures-data.ts';
import { MissingPage } from './missing-page.tsx';

export function NeedsAttention({ attention: { pages, forms, missing_pages: missing } }: { attention: Attention }) {
  if (pages.length === 0 && forms.length === 0 && missing.length === 0) return null;
  return (
    <div>
      <Text component="h3" fw={600} id="needs-attention">
        Needs attention
      </Text>
      <ul className="figures-attention" aria-labelledby="needs-attention">
        {pages.map(({ name, visits, before }) => (
          <li key={name}>
            <Link to={figuresOf('page', name)}>{name}</Link>
            {` has lost visits: ${inNumbers(visits)} in the last four weeks, ${inNumbers(before)} before.`}
          </li>
        ))}
        {forms.map((form) => (
          <SilentForm key={`${form.kind} ${form.page}`} {...form} />
        ))}
        {missing.map(({ name, visitors }) => (
          <li key={name}>
            <MissingPage name={name} />
            {` does not exist: ${inNumbers(visitors)} visitors looked for it in the last four weeks.`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SilentForm({ kind, page, before, last_on }: Attention['forms'][number]) {
  const declared = inboxKindNamed(kind);
  if (!declared) return null;
  return (
    <li>
      {`The form on ${page} has brought no `}
      <Link to={screenOf(declared)}>{declared.noun.many}</Link>
      {` since ${dayInWords(last_on)}, and ${before} in the four weeks before.`}
    </li>
  );
}

/** Returns the address of the figures of a name. */
export function figuresOf(kind: ListedKind, name: string): string {
  return `/admin/figures?${new URLSearchParams({ kind, name })}`;
}
