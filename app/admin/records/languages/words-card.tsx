import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { DEFAULT_LANGUAGE, englishNameOf } from '../../../../content/languages.ts';
import { allOptional, type Fields } from '../../../../content/model/field.ts';
import type { Values } from '../../../../content/model/values.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { IconChevronRight, IconEye, IconEyeOff } from '../../../ui/icons.ts';
import { isAbout } from '../form/error-paths.ts';
import type { InputProps, SourceWords } from '../inputs/input-props.ts';
import { NestedFields } from '../inputs/nested-fields.tsx';
import { titleOfItem } from '../sections/item-title.ts';
import { hasWords } from './copied-words.ts';
import { ChangeMark, CheckButton } from './source-change.tsx';

interface WordsCardProps extends Omit<InputProps, 'onChange' | 'value'> {
  original: Values;
  fields: Fields;
  values: Values;
  /** Among those that are translated; -1 for another one. */
  index: number;
  source: SourceWords;
  onValues: (values: Values) => void;
}

/** The words for one item. All are open: each is to be translated, unless it has none. */
export function WordsCard({ name, original, index, ...props }: WordsCardProps) {
  const { type, field, fields, values, path, form, source } = props;
  const isTranslated = index >= 0;
  const isWordless = !hasWords(fields, original) && !isTranslated;
  const added = source.differences.find(({ change, field }) => change === 'added' && `${field}.` === source.path);
  const [isOpen, setOpen] = useState(!isWordless);
  const isFaulty = Object.keys(form.errors).some((errorPath) => isAbout(errorPath, path));
  const title = titleOfItem(fields, hasWords(fields, values) ? values : original);
  return (
    <li className="item" data-item={String(original['id'])} data-index={index} data-faulty={isFaulty || undefined}>
      <div className="item-header words-header">
        <button type="button" className="item-label unstyled" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={16} aria-hidden />
          <Text span inherit fw={600}>
            {name}
          </Text>
          {!isTranslated && !isWordless && <span className="state">Not translated</span>}
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
        {field.kinds && <Visibility {...props} original={original} name={[name, title].filter(Boolean).join(', ')} />}
        {added && <CheckButton type={type} form={form} difference={added} />}
      </div>
      {isOpen && (
        <div className="item-body">
          <NestedFields {...props} fields={values['hidden'] === true ? allOptional(fields) : fields} />
        </div>
      )}
    </li>
  );
}

type VisibilityProps = Pick<WordsCardProps, 'type' | 'name' | 'original' | 'values' | 'onValues'>;

/** Says in which languages a section is hidden, and hides it in that of the form. */
function Visibility({ type, name, original, values, onValues }: VisibilityProps) {
  const [first = DEFAULT_LANGUAGE] = useAgency().languages;
  const language = englishNameOf(type.language ?? first);
  const isHidden = values['hidden'] === true;
  if (original['hidden'] === true) return <span className="state">{`Hidden in ${englishNameOf(first)}`}</span>;
  const action = isHidden ? `Show in ${language}` : `Hide in ${language}`;
  return (
    <>
      <output>{isHidden && <span className="state">{`Hidden in ${language}`}</span>}</output>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={isHidden ? <IconEye size={16} /> : <IconEyeOff size={16} />}
        aria-label={`${action}: ${name}`}
        onClick={() => onValues({ ...values, hidden: !isHidden })}
      >
        {action}
      </Button>
    </>
  );
}
