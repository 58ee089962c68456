import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { fileKinds } from '../../../content/file-kinds.ts';
import { typeAt } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Place } from '../../../server/content/uses/places.ts';
import { homeOf } from '../shell/screens.ts';
import { formAt } from '../../../content/form-address.ts';
import { labelIn } from './in-language.ts';
import { useMayOpen } from './signed-in.ts';

/** The records that use something, with links. */
export function Places({ places, nothing }: { places: Place[]; nothing: string }) {
  if (places.length === 0) return <Text c="dimmed">{nothing}</Text>;
  return (
    <List listStyleType="none" spacing={4}>
      {places.map((place) => (
        <PlaceLink key={`${place.type} ${place.key} ${place.language} ${place.title} ${place.state}`} place={place} />
      ))}
    </List>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const mayOpen = useMayOpen();
  const { label, address } = place.type === 'media' ? filmAt(place) : recordAt(place, mayOpen);
  return (
    <List.Item>
      <Anchor component={Link} to={address} underline="always">
        {place.title}
      </Anchor>{' '}
      <Text span size="sm" c="dimmed">
        {[label, place.field, notes[place.state]].filter(Boolean).join(', ')}
      </Text>
    </List.Item>
  );
}

function filmAt({ key, state }: Place) {
  return { label: fileKinds.film.label.one, address: state === 'deleted' ? DELETED : `/admin/media/${key}` };
}

function recordAt(place: Place, mayOpen: (path: string) => boolean) {
  const type = typeAt(place.type);
  return { label: labelIn(type.label.one, place.language), address: screenOf(type, place, mayOpen) };
}

const DELETED = '/admin/deleted';
const notes = { saved: '', draft: 'in a draft', earlier: 'in an earlier version', deleted: 'deleted' };

function screenOf(type: ContentType, { key, language, state }: Place, mayOpen: (path: string) => boolean) {
  if (state === 'deleted') return DELETED;
  if (key === null) return homeOf(type);
  if (language) return formAt(type, key, null, language);
  const { edit, show } = type.screens;
  return `/admin/${show && !mayOpen(`/admin/${edit}/`) ? show : edit}/${encodeURIComponent(key)}`;
}
