import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '../ui/icons.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { ask } from './api.ts';
import { boxes } from './inbox/boxes.ts';
import { type AnyRecord, keyOf, titleOf } from './records.ts';
import { homeOf } from './screens.ts';

const TYPING = 200; // ms
const FOUND = 4; // of each type
const types: readonly ContentType[] = contentTypes;

const [store, spotlight] = createSpotlight();

/** Goes to screens, finds records and creates them. It opens each time `asked` rises. */
export default function Palette({ asked }: { asked: number }) {
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const found = useFound(query);
  useEffect(() => {
    if (found.length > 0) chooseFirst();
  }, [found]);
  const go = (id: string, label: string, to: string): SpotlightActionData => ({
    id,
    label,
    onClick: () => void navigate(to),
  });
  const screens = [
    go('dashboard', 'Dashboard', '/admin'),
    ...types.map((type) => go(`go ${type.name}`, type.label.many, homeOf(type))),
    ...boxes.map(({ screen, label }) => go(screen, label.many, screen)),
    go('personal-data', 'Personal data', '/admin/personal-data'),
    go('people', 'People', '/admin/people'),
    go('activity', 'Activity', '/admin/activity'),
    go('deleted', 'Deleted', '/admin/deleted'),
    go('account', 'My account', '/admin/account'),
  ];
  const creations = types
    .filter(({ screens, single }) => screens.create && !single)
    .map((type) => go(`create ${type.name}`, `Create ${type.label.one}`, `/admin/${type.screens.create}`));
  const records = found.map(({ type, record }) =>
    go(`${type.name} ${record.id}`, titleOf(type, record), `/admin/${type.screens.edit}/${keyOf(type, record)}`),
  );
  return (
    <Spotlight
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      highlightQuery
      limit={20}
      attributes={{ content: { 'aria-label': 'Search and commands' } }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.5 }}
      scrollable
      nothingFound="Nothing fits."
      searchProps={{
        leftSection: <IconSearch size={18} />,
        placeholder: 'Go to a screen, find a record, create one',
        'aria-label': 'Go to a screen, find a record, create one',
      }}
      actions={[
        { group: 'Go to', actions: screens },
        { group: 'Create', actions: creations },
        { group: 'Records', actions: records },
      ]}
    />
  );
}

/** Records are found after the palette has looked for a first action to choose; Enter is to take them as well. */
function chooseFirst() {
  const list = document.getElementById(store.getState().listId);
  if (!list?.querySelector('[data-selected]')) list?.querySelector('button')?.setAttribute('data-selected', 'true');
}

interface Found {
  type: ContentType;
  record: AnyRecord;
}

/** The records whose titles hold what is typed. */
function useFound(query: string) {
  const [typed] = useDebouncedValue(query.trim(), TYPING);
  const [found, setFound] = useState<{ typed: string; records: Found[] }>({ typed: '', records: [] });
  useEffect(() => {
    let isWanted = true;
    async function find() {
      const records = await Promise.all(types.filter(({ single }) => !single).map((type) => findIn(type, typed)));
      if (isWanted) setFound({ typed, records: records.flat() });
    }
    if (typed !== '') void find();
    return () => {
      isWanted = false;
    };
  }, [typed]);
  return found.typed === typed ? found.records : [];
}

async function findIn(type: ContentType, typed: string): Promise<Found[]> {
  const parameters = new URLSearchParams({ search: typed, per_page: String(FOUND) });
  const answer = await ask<{ data: AnyRecord[] }>('GET', `/${type.path}?${parameters}`);
  const records = answer.ok ? answer.body.data : [];
  // Not every list is searched by the server.
  const fitting = records.filter((record) => titleOf(type, record).toLowerCase().includes(typed.toLowerCase()));
  return fitting.slice(0, FOUND).map((record) => ({ type, record }));
}
