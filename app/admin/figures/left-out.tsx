import { Text } from '@mantine/core';
import { Section } from '../parts/screen.tsx';
import { inNumbers } from './figures-data.ts';
import { reasonsInWords } from './names.ts';

/** What was not counted, and why. */
export function LeftOut({ reasons }: { reasons: { name: string; views: number }[] }) {
  return (
    <Section id="figures-left-out" title="Left out" gap="xs">
      <Text size="sm" c="dimmed">
        Requests for pages that count nowhere else.
      </Text>
      {reasons.length > 0 && (
        <table className="figures-names">
          <thead>
            <tr>
              <th scope="col">Reason</th>
              <th scope="col">Requests</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ name, views }) => (
              <tr key={name}>
                <th scope="row">
                  {name in reasonsInWords ? reasonsInWords[name as keyof typeof reasonsInWords] : name}
                </th>
                <td>{inNumbers(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
