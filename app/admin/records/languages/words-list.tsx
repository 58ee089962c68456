import { Input } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Fields } from '../../../../content/model/field.ts';
import { fieldsOfItem } from '../../../../content/model/parts/nested.ts';
import { emptyValues, type Values } from '../../../../content/model/values.ts';
import type { SourceDifference } from '../../../../server/content/translations/source-differences.ts';
import { type InputProps, type SourceWords, wrapperProps } from '../inputs/input-props.ts';
import '../sections/items.css';
import { hasWords, itemsIn } from './copied-words.ts';
import { ChangeMark, CheckButton, MarkedWords } from './source-change.tsx';
import { WordsCard } from './words-card.tsx';

/** The words for the items of a list, or for the sections of a page. Which there are, and in which order, is said by their record. */
export default function WordsList(props: InputProps) {
  const { id, name, field, path, value, form, onChange } = props;
  const source = form.source as SourceWords;
  const originals = itemsIn(source.values[name]);
  const words = itemsIn(value);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });

  /** What has no words left is not translated, but a section may be hidden without any. */
  function replace(original: Values, fields: Fields, item: Values) {
    const others = latest.current.filter((other) => !isSame(other, original));
    const next = hasWords(fields, item) || item['hidden'] === true ? [...others, item] : others;
    const placeOf = (item: Values) => originals.findIndex((other) => isSame(other, item)) + 1 || Infinity;
    latest.current = next.toSorted((a, b) => placeOf(a) - placeOf(b));
    onChange(latest.current);
  }

  const removed = removedFrom(source, name);
  // A section without words can be hidden.
  const listed = originals.filter((original) => field.kinds || hasWords(fieldsOfItem(field, original), original));
  if (listed.length === 0 && removed.length === 0) return null;
  return (
    <Input.Wrapper {...wrapperProps(props)} withAsterisk={false}>
      <div className="items" id={id} tabIndex={-1}>
        <ol className="item-list unmarked" aria-labelledby={`${id}-label`}>
          {originals.map((original, place) => {
            const fields = fieldsOfItem(field, original);
            if (!listed.includes(original)) return null;
            const index = words.findIndex((item) => isSame(item, original));
            const item = words[index] ?? newWords(original, fields);
            return (
              <WordsCard
                key={String(original['id'])}
                {...props}
                name={nameOf(props, original, place)}
                original={original}
                fields={fields}
                values={item}
                path={`${path}.${index < 0 ? String(original['id']) : index}`}
                index={index}
                source={{ ...source, values: original, path: `${source.path}${name}.${String(original['id'])}.` }}
                onValues={(values) => replace(original, fields, values)}
              />
            );
          })}
        </ol>
        {removed.length > 0 && <RemovedItems type={props.type} form={form} removed={removed} />}
      </div>
    </Input.Wrapper>
  );
}

/** Returns the items that have gone from a list since they were translated. */
function removedFrom({ differences, path }: SourceWords, name: string): SourceDifference[] {
  return differences.filter(
    ({ change, field }) => change === 'removed' && field.slice(0, field.lastIndexOf('.')) === path + name,
  );
}

interface RemovedItemsProps extends Pick<InputProps, 'type' | 'form'> {
  removed: SourceDifference[];
}

function RemovedItems({ removed, ...props }: RemovedItemsProps) {
  return (
    <ul className="item-list unmarked">
      {removed.map((difference) => (
        <li key={difference.field} className="source">
          <details>
            <summary>
              {difference.label}
              <ChangeMark {...props} difference={difference} />
            </summary>
            <MarkedWords html={difference.html ?? ''} isRich />
          </details>
          <CheckButton {...props} difference={difference} />
        </li>
      ))}
    </ul>
  );
}

/** A section is called after its kind, an item after its place. */
function nameOf({ field }: InputProps, { type }: Values, place: number) {
  const kind = field.kinds?.find((kind) => kind.type === type);
  return kind?.label ?? `${field.one ?? field.label} ${place + 1}`;
}

function newWords({ id, type }: Values, fields: Fields): Values {
  return { id, ...(type !== undefined && { type, hidden: false }), ...emptyValues(fields) };
}

function isSame(item: Values, other: Values) {
  return String(item['id']) === String(other['id']);
}
