import { Anchor, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Route } from './+types/inbox.ts';
import { read } from './api.ts';
import { boxAt, type Lead, states, timeOf } from './inbox/boxes.ts';
import { ListPages, type Meta } from './list/list-pages.tsx';
import { SearchField } from './list/search-field.tsx';
import { useListQuery } from './list/use-list-query.ts';
import { Ago } from './show/ago.tsx';
import { State } from './state.tsx';

export { ErrorBoundary } from './screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { box } = boxAt(request.url);
  const { search } = new URL(request.url);
  return { box, ...(await read<{ data: Lead[]; meta: Meta }>(`${box.path}${search}`)) };
}

/** What came from visitors, newest first. */
export default function Inbox({ loaderData: { box, data, meta } }: Route.ComponentProps) {
  const { query, want } = useListQuery();
  return (
    <Stack gap="lg">
      <title>{`${box.label.many} | Plinth`}</title>
      <Title order={1}>{box.label.many}</Title>
      <Group component="search" align="end">
        <SearchField label="Search by name, email or number" />
        <NativeSelect
          label="State"
          data={[{ value: '', label: 'All but spam' }, ...states]}
          value={query.get('state') ?? ''}
          onChange={({ currentTarget }) => want('state', currentTarget.value)}
          w={160}
        />
      </Group>
      {data.length === 0 ? (
        <Paper withBorder p="xl" radius="lg">
          <Text ta="center">{query.size > 0 ? 'Nothing fits this search.' : box.purpose}</Text>
        </Paper>
      ) : (
        <table className="records" aria-label={box.label.many}>
          <thead>
            <tr>
              <th>From</th>
              <th>{box.label.one}</th>
              {box.subject === 'meeting' && <th>Standing</th>}
              <th>State</th>
              <th>Came</th>
            </tr>
          </thead>
          <tbody>
            {data.map((lead) => (
              <tr key={lead.id}>
                <td data-part="title">
                  <Link to={`${box.screen}/${lead.id}`}>{lead.name}</Link>
                </td>
                <td data-heading={box.label.one}>
                  <span className="in-short">{lead.description ?? `${lead.subject}: ${timeOf(lead)}`}</span>
                </td>
                {lead.standing && (
                  <td data-heading="Standing">
                    <State isOn={lead.standing === 'confirmed'}>{lead.standing}</State>
                  </td>
                )}
                <td data-heading="State">
                  <State isOn={lead.state === 'new'}>{lead.state}</State>
                </td>
                <td data-heading="Came">
                  <Ago time={lead.created_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Group justify="space-between">
        <Anchor component={Link} to="/admin/personal-data" size="sm">
          Hand over or erase somebody’s data
        </Anchor>
        <ListPages meta={meta} />
      </Group>
    </Stack>
  );
}
