import { Group, List, Text } from '@mantine/core';
import type { DomainFinding } from '../../../server/mail-server/domain/finding.ts';
import { Section } from '../parts/screen.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';

const states: Record<DomainFinding['state'], string> = { good: 'Good', note: 'To know', bad: 'To mend' };

/** What other mail servers find out about a test email; nothing before one was sent. */
export function Findings({ findings }: { findings: readonly DomainFinding[] }) {
  return (
    <div aria-live="polite">
      {findings.length > 0 && (
        <Section id="findings" title="What other mail servers find" mt="md">
          <List listStyleType="none" spacing="md">
            {findings.map(({ subject, state, sentence }) => (
              <List.Item key={sentence}>
                <Group gap="xs" mb={4}>
                  <Text fw={600}>{subject}</Text>
                  <StatusBadge isOn={state === 'good'} isUrgent={state === 'bad'}>
                    {states[state]}
                  </StatusBadge>
                </Group>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {sentence}
                </Text>
              </List.Item>
            ))}
          </List>
        </Section>
      )}
    </div>
  );
}
