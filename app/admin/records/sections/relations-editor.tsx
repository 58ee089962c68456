import { Input, Select, Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useState, useEffect } from 'react';
import { ACTIVE } from '../../../../content/model/field.ts';
import type { RelatedType } from '../../../../content/model/related-type.ts';
import { IconTrash } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { isAbout } from '../form/error-paths.ts';
import { type InputProps, wrapperProps } from '../inputs/input-props.ts';
import { ItemCard, RemovedNotice } from './item-card.tsx';
import './items.css';
import { useItems } from './use-items.ts';
import { folded } from '../../../../content/texts/folding.ts';
import { useDebouncedValue } from '@mantine/hooks';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { callApi, useLoaded } from '../../parts/api.ts';

/** Several records of another type, in an order of their own, found by typing. */
export default function RelationsEditor(props: InputProps) {
  const { field, id, path, form, value, onChange } = props;
  const chosen = useMemo(
    () => (Array.isArray(value) ? value : []).map((recordId) => ({ id: String(recordId) })),
    [value],
  );
  const ids = chosen.map(({ id }) => id);
  const [query, setQuery] = useState('');
  const { found, isSearching, known } = useRelatedRecords(field.records as RelatedType, query, ids);
  const titleOf = (id: string) => known.get(id)?.title ?? '…';
  const items = useItems({
    items: chosen,
    nameOf: ({ id }) => titleOf(id),
    onChange: (next) => onChange(next.map(({ id }) => Number(id))),
    onRearrange: () => form.clearErrors(path),
  });
  const error = Object.entries(form.errors).find(([errorPath]) => isAbout(errorPath, path))?.[1][0];
  const isFull = ids.length >= (field.maxItems ?? Infinity);

  return (
    <Input.Wrapper {...wrapperProps({ ...props, error })} withAsterisk={false}>
      <div className="items">
        <ol className="item-list unmarked" aria-labelledby={`${id}-label`}>
          {items.entries.map(({ key }, index) => (
            <ItemCard
              key={key}
              items={items}
              id={key}
              index={index}
              name={titleOf(key)}
              note={known.get(key)?.isActive === false ? 'Not shown: InActive or deleted' : undefined}
              actions={
                <IconButton label={`Remove ${titleOf(key)}`} Icon={IconTrash} onClick={() => items.remove(key)} />
              }
            />
          ))}
        </ol>
        {items.removed && <RemovedNotice key={items.removed.key} name={items.removed.name} onUndo={items.undo} />}
        {isFull ? (
          <Text size="sm">{`${field.label} can have at most ${field.maxItems} entries.`}</Text>
        ) : (
          <Select
            id={id}
            w="100%"
            aria-label={`Add to ${field.label}`}
            placeholder="Type to search"
            data={found
              .filter((option) => !ids.includes(option.id))
              .map(({ id, title }) => ({ value: id, label: title }))}
            // Already filtered by the server.
            filter={({ options }) => options}
            searchable
            nothingFoundMessage={isSearching ? 'Searching…' : 'No matches'}
            value={null}
            searchValue={query}
            onSearchChange={setQuery}
            onChange={(added) => {
              if (added !== null) items.insert({ id: added }, ids.length);
              setQuery('');
            }}
          />
        )}
        <VisuallyHidden component="output">{items.announcement}</VisuallyHidden>
      </div>
    </Input.Wrapper>
  );
}

const DEBOUNCE = 200; // ms
const MAX_FOUND = 20;

interface RelatedOption {
  id: string;
  title: string;
  isActive: boolean;
}

/** Finds records to choose from by their titles, a moment after typing stops, and reads those already chosen. */
function useRelatedRecords(related: RelatedType, query: string, chosen: readonly string[]) {
  const [typed] = useDebouncedValue(query.trim(), DEBOUNCE);
  const [known, setKnown] = useState<ReadonlyMap<string, RelatedOption>>(new Map());
  const unknown = chosen.filter((id) => !known.has(id)).join();

  const found = useLoaded(`${related.optionsFrom} ${typed}`, async () => {
    const options = await findRecords(related, typed);
    setKnown((known) => withAll(known, options));
    return options;
  });

  useEffect(() => {
    async function readUnknown() {
      const options = await readRecords(related, unknown);
      setKnown((known) => withAll(known, options));
    }
    if (unknown) void readUnknown();
  }, [related, unknown]);

  return { found: found ?? [], isSearching: found === null || typed !== query.trim(), known };
}

function withAll(known: ReadonlyMap<string, RelatedOption>, options: readonly RelatedOption[]) {
  return new Map([...known, ...options.map((option) => [option.id, option] as const)]);
}

async function findRecords(related: RelatedType, search: string): Promise<RelatedOption[]> {
  const options = await read(related, { per_page: String(MAX_FOUND), ...(search && { search }) });
  // The list of the team ignores the search parameter.
  return options.filter(({ title }) => folded(title).includes(folded(search))).slice(0, MAX_FOUND);
}

async function readRecords(related: RelatedType, ids: string): Promise<RelatedOption[]> {
  const options = await read(related, { ids, per_page: '100' });
  return ids
    .split(',')
    .map((id) => options.find((option) => option.id === id) ?? { id, title: 'Deleted', isActive: false });
}

async function read({ optionsFrom, shows: [title = 'id'] }: RelatedType, query: Record<string, string>) {
  const result = await callApi<{ data: AnyRecord[] }>('GET', `${optionsFrom}?${new URLSearchParams(query)}`);
  const records = result.ok ? result.body.data : [];
  return records.map((record) => ({
    id: String(record.id),
    title: String(record[title]),
    isActive: (record['status'] ?? ACTIVE) === ACTIVE,
  }));
}
