import { Input, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Fields } from '../../../../content/model/field.ts';
import { fieldsOfItem } from '../../../../content/model/nested.ts';
import { emptyValues, type Values } from '../../../../content/model/values.ts';
import type { SourceDifference } from '../../../../server/content/translations/source-differences.ts';
import { IconChevronRight } from '../../../ui/icons.ts';
import { isAbout } from '../form/error-paths.ts';
import { type InputProps, type SourceWords, wrapperProps } from '../inputs/input-props.ts';
import { NestedFields } from '../inputs/nested-fields.tsx';
import { titleOfItem } from '../sections/item-title.ts';
import '../sections/items.css';
import { hasWords, itemsIn } from './copied-words.ts';
import { ChangeMark, CheckButton, MarkedText } from './source-change.tsx';

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

  /** What has no words left is not translated. */
  function replace(original: Values, fields: Fields, item: Values) {
    const others = latest.current.filter((other) => !isSame(other, original));
    const next = hasWords(fields, item) ? [...others, item] : others;
    const placeOf = (item: Values) => originals.findIndex((other) => isSame(other, item)) + 1 || Infinity;
    latest.current = next.toSorted((a, b) => placeOf(a) - placeOf(b));
    onChange(latest.current);
  }

  const removed = removedFrom(source, name);
  const isEmpty = !originals.some((original) => hasWords(fieldsOfItem(field, original), original));
  if (isEmpty && removed.length === 0) return null;
  return (
    <Input.Wrapper {...wrapperProps(props)} withAsterisk={false}>
      <div className="items" id={id} tabIndex={-1}>
        <ol className="item-list unmarked" aria-labelledby={`${id}-label`}>
          {originals.map((original, place) => {
            const fields = fieldsOfItem(field, original);
            if (!hasWords(fields, original)) return null;
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
            <MarkedText html={difference.html ?? ''} isRich />
          </details>
          <CheckButton {...props} difference={difference} />
        </li>
      ))}
    </ul>
  );
}

interface WordsCardProps extends Omit<InputProps, 'onChange' | 'value'> {
  original: Values;
  fields: Fields;
  values: Values;
  /** Among those that are translated; -1 for another one. */
  index: number;
  source: SourceWords;
  onValues: (values: Values) => void;
}

/** The words for one item. All are open: each is to be translated. */
function WordsCard({ name, original, index, ...props }: WordsCardProps) {
  const isTranslated = index >= 0;
  const { type, fields, values, path, form, source } = props;
  const added = source.differences.find(({ change, field }) => change === 'added' && `${field}.` === source.path);
  const [isOpen, setOpen] = useState(true);
  const isFaulty = Object.keys(form.errors).some((errorPath) => isAbout(errorPath, path));
  const title = titleOfItem(fields, isTranslated ? values : original);
  return (
    <li className="item" data-item={String(original['id'])} data-index={index} data-faulty={isFaulty || undefined}>
      <div className="item-header">
        <button type="button" className="item-label unstyled" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={16} aria-hidden />
          <Text span inherit fw={600}>
            {name}
          </Text>
          {!isTranslated && <span className="state">Not translated</span>}
          {added && <ChangeMark type={type} form={form} difference={added} />}
          {isFaulty && (
            <Text span inherit fw={600} c="var(--mantine-color-error)">
              Needs a change
            </Text>
          )}
          {title && (
            <span className="item-title" dir="auto">
              {title}
            </span>
          )}
        </button>
        {added && <CheckButton type={type} form={form} difference={added} />}
      </div>
      {isOpen && (
        <div className="item-body">
          <NestedFields {...props} />
        </div>
      )}
    </li>
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
