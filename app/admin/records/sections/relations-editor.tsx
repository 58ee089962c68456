import { Input, Select, Text, VisuallyHidden } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import type { RelatedType } from '../../../../content/model/field.ts';
import { IconTrash } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { type InputProps, wrapperProps } from '../inputs/input-props.ts';
import { ItemCard } from './item-card.tsx';
import './items.css';
import { RemovedNotice } from './removed-notice.tsx';
import { useItems } from './use-items.ts';
import { useRelatedRecords } from './use-related-records.ts';

/** Several records of another type, in an order of their own, found by typing. */
export default function RelationsEditor(props: InputProps) {
  const { field, id, path, errors, value, onChange, clearErrors } = props;
  const chosen = useMemo(
    () => (Array.isArray(value) ? value : []).map((recordId) => ({ id: String(recordId) })),
    [value],
  );
  const ids = chosen.map(({ id }) => id);
  const list = useId();
  const [query, setQuery] = useState('');
  const { found, isSearching, known } = useRelatedRecords(field.records as RelatedType, query, ids);
  const titleOf = (id: string) => known.get(id)?.title ?? '…';
  const items = useItems({
    items: chosen,
    nameOf: ({ id }) => titleOf(id),
    onChange: (next) => onChange(next.map(({ id }) => Number(id))),
    onRearrange: () => clearErrors(path),
  });
  const error = Object.entries(errors).find(
    ([errorPath]) => errorPath === path || errorPath.startsWith(`${path}.`),
  )?.[1][0];
  const isFull = ids.length >= (field.maxItems ?? Infinity);

  return (
    <Input.Wrapper {...wrapperProps({ ...props, error })} withAsterisk={false}>
      <div className="items">
        <ol className="item-list" aria-labelledby={`${id}-label`}>
          {items.entries.map(({ key }, index) => (
            <ItemCard
              key={key}
              list={list}
              id={key}
              index={index}
              count={ids.length}
              name={titleOf(key)}
              note={known.get(key)?.isActive === false ? 'Not shown: InActive or deleted' : undefined}
              onMove={(to) => items.move(key, to)}
              onDrop={(moved, isAfter) => items.moveBeside(moved, key, isAfter)}
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
            className="item-search"
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
