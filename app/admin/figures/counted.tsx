import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../parts/screen.tsx';
import { inNumbers } from './figures-data.ts';

interface CountedProps {
  id: string;
  title: string;
  help: string;
  /** What the names are, and what is counted of them. */
  columns: [names: string, counts: string];
  entries: { name: ReactNode; key: string; count: number }[];
}

/** Names with how often each was counted, and nothing else. */
export function Counted({ id, title, help, columns: [names, counts], entries }: CountedProps) {
  return (
    <Section id={id} title={title} gap="xs">
      <Text size="sm" c="dimmed">
        {help}
      </Text>
      {entries.length > 0 && (
        <table className="figures-names">
          <thead>
            <tr>
              <th scope="col">{names}</th>
              <th scope="col">{counts}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ key, name, count }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td>{inNumbers(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
