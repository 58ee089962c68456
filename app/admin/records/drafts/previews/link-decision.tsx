import { Text } from '@mantine/core';
import { Ago } from '../../../parts/ago.tsx';
import type { PreviewLink } from './preview-links.ts';

/** Who has approved a draft or asked for changes, and whether it is still what they saw. */
export function LinkDecision({ link }: { link: PreviewLink }) {
  const { decision, decided_by, decided_at, changed_since } = link;
  if (!decision || !decided_at) return null;
  return (
    <Text size="sm">
      <bdi>{decided_by}</bdi> {decision === 'approved' ? 'approved it' : 'asked for changes'} <Ago time={decided_at} />.
      {changed_since && ' The draft has changed since.'}
    </Text>
  );
}
