import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Place } from '../../../server/content/uses/places.ts';
import { homeOf } from '../shell/screens.ts';

/** Says where a picture is used, with links. */
export function UsedOn({ places }: { places: Place[] }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h3">
        Used on
      </Title>
      {places.length === 0 && <Text c="dimmed">Nothing uses this picture.</Text>}
      <List listStyleType="none" spacing={4} hidden={places.length === 0}>
        {places.map((place) => (
          <PlaceLink key={`${place.type} ${place.key} ${place.title} ${place.state}`} place={place} />
        ))}
      </List>
    </Stack>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const type = (contentTypes as readonly ContentType[]).find(({ path }) => path === place.type);
  if (!type) return null;
  return (
    <List.Item>
      <Anchor component={Link} to={screenOf(type, place)}>
        {place.title}
      </Anchor>{' '}
      <Text span size="sm" c="dimmed">
        {[type.label.one, place.field, notes[place.state]].filter(Boolean).join(', ')}
      </Text>
    </List.Item>
  );
}

const notes = { saved: '', draft: 'in a draft', earlier: 'in an earlier version', deleted: 'deleted' };

function screenOf(type: ContentType, { key, state }: Place) {
  if (state === 'deleted') return '/admin/deleted';
  return key === null ? homeOf(type) : `/admin/${type.screens.edit}/${encodeURIComponent(key)}`;
}
