import { Section } from '../parts/screen.tsx';
import { inNumbers } from './figures-data.ts';

/** What visitors searched for on the site, and did not find: something to write about. */
export function NotFound({ searches }: { searches: { name: string; searches: number }[] }) {
  return (
    <Section id="figures-not-found" title="Searched and not found" gap="xs">
      <table className="figures-names">
        <thead>
          <tr>
            <th scope="col">Words</th>
            <th scope="col">Searches</th>
          </tr>
        </thead>
        <tbody>
          {searches.map(({ name, searches: count }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>{inNumbers(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
