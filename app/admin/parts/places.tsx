import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { typeAt } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Place } from '../../../server/content/uses/places.ts';
import { homeOf } from '../shell/screens.ts';
import { useMayOpen } from './signed-in.ts';

/** The records that use something, with links. */
export function Places({ places, nothing }: { places: Place[]; nothing: string }) {
  if (places.length === 0) return <Text c="dimmed">{nothing}</Text>;
  return (
    <List listStyleType="none" spacing={4}>
      {places.map((place) => (
        <PlaceLink key={`${place.type} ${place.key} ${place.title} ${place.state}`} place={place} />
      ))}
    </List>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const mayOpen = useMayOpen();
  const type = typeAt(place.type);
  return (
    <List.Item>
      <Anchor component={Link} to={screenOf(type, place, mayOpen)} underline="always">
        {place.title}
      </Anchor>{' '}
      <Text span size="sm" c="dimmed">
        {[type.label.one, place.field, notes[place.state]].filter(Boolean).join(', ')}
      </Text>
    </List.Item>
  );
}

const notes = { saved: '', draft: 'in a draft', earlier: 'in an earlier version', deleted: 'deleted' };

function screenOf(type: ContentType, { key, state }: Place, mayOpen: (path: string) => boolean) {
  if (state === 'deleted') return '/admin/deleted';
  if (key === null) return homeOf(type);
  const { edit, show } = type.screens;
  return `/admin/${show && !mayOpen(`/admin/${edit}/`) ? show : edit}/${encodeURIComponent(key)}`;
}
