import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { settings } from '../../../content/types/settings.ts';
import { Section } from '../parts/screen.tsx';
import { useMayOpen } from '../parts/signed-in.ts';
import { hashOf } from '../records/form/focus-field.ts';
import { homeOf } from '../shell/screens.ts';
import { type Figures, inNumbers } from './figures-data.ts';
import { MissingPage } from './missing-page.tsx';
import { reasonInWords } from './names.ts';

/** What visitors wanted and did not find: something to write about, or to mend; and what is counted nowhere else. */
export function OtherCounts({ figures: { not_found, missing_pages, left_out } }: { figures: Figures }) {
  return (
    <>
      {not_found.length > 0 && (
        <Counted
          id="figures-not-found"
          title="Searched and not found"
          help="What visitors searched for on the site without a result."
          columns={['Words', 'Searches']}
          entries={not_found.map(({ name, searches }) => ({ key: name, name, count: searches }))}
        />
      )}
      {missing_pages.length > 0 && (
        <Counted
          id="figures-missing"
          title="Pages not found"
          help="To have such an address lead to a record, give the record this address, publish it, and give it its own back."
          columns={['Address', 'Visitors']}
          entries={missing_pages.map(({ name, visitors }) => ({
            key: name,
            name: <MissingPage name={name} />,
            count: visitors,
          }))}
        />
      )}
      <Counted
        id="figures-left-out"
        title="Left out"
        help={
          <>
            {left_out.length > 0
              ? 'Requests for pages that count nowhere else.'
              : 'Nothing was left out in these days: every request for a page counted.'}
            <BlockedSources />
          </>
        }
        columns={['Reason', 'Requests']}
        entries={left_out.map(({ name, views }) => ({ key: name, name: reasonInWords(name), count: views }))}
      />
    </>
  );
}

/** Leads to the sources that are left out, for those who may change them. */
function BlockedSources() {
  const mayOpen = useMayOpen();
  const form = homeOf(settings);
  if (!mayOpen(form)) return null;
  return (
    <>
      {' '}
      <Link to={form + hashOf('blocked_sources')}>Block a source</Link>
    </>
  );
}

interface CountedProps {
  id: string;
  title: string;
  help: ReactNode;
  /** What the names are, and what is counted of them. */
  columns: [names: string, counts: string];
  entries: { name: ReactNode; key: string; count: number }[];
}

/** Names with how often each was counted, and nothing else. */
function Counted({ id, title, help, columns: [names, counts], entries }: CountedProps) {
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
