import { Button, Fieldset, Select, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import {
  type ChosenLanguage,
  englishNameOf,
  type Language,
  languageOf,
  languages,
  languageTags,
  otherLanguagesOf,
} from '../../../../../content/languages.ts';
import type { Values } from '../../../../../content/model/values.ts';
import { IconPlus } from '../../../../ui/icons.ts';
import { useLoaded } from '../../../parts/api.ts';
import { commonProps, inputWrapperOrder, type InputProps } from '../input-props.ts';
import { useRows } from '../use-rows.ts';
import './languages.css';
import { LanguageRow } from './language-row.tsx';
import { type LanguageState, readLanguageStates } from '../../../translations/language-states.ts';

/** Chooses the language of the records, and those into which they are translated. */
export default function LanguagesInput(props: InputProps) {
  const { field, id, value, record, onChange } = props;
  const items = chosenIn(value);
  const others = items.slice(1);
  const states = useLoaded(`${record?.version}`, readLanguageStates) ?? [];
  const rows = useRows({ items, id, focused: 'shown', onChange });
  const isTranslated = states.some(({ progress }) => progress.some(({ translated }) => translated > 0));

  const first = (
    <Select
      {...commonProps(props)}
      label={others.length === 0 ? field.label : 'Language of What You Write'}
      error={props.error ?? errorAt(props, 0)}
      description={isTranslated ? 'It stays as it is while there are translations.' : field.help}
      data={languageTags.map((language) => ({ value: language, label: languages[language].name }))}
      value={languageOf({ languages: items })}
      searchable
      disabled={isTranslated}
      allowDeselect={false}
      nothingFoundMessage="No matches"
      onChange={(language) => onChange([{ language, shown: true }, ...others])}
    />
  );
  const add = (
    <AddLanguage
      id={`${id}.add`}
      listed={[languageOf({ languages: items }), ...others.map(({ language }) => language)]}
      onAdd={(language) => rows.add({ language, shown: false })}
    />
  );
  if (others.length === 0 && removedFrom(props).length === 0)
    return (
      <Stack gap="xs" align="start">
        {first}
        {add}
      </Stack>
    );

  return (
    <Fieldset legend={`${field.label}s`} className="language-rows">
      {first}
      <ol className="unmarked" aria-label="Other languages">
        {others.map((item, index) => (
          <LanguageRow
            key={item.language}
            id={`${id}.${index + 1}`}
            chosen={item}
            state={states.find(({ language }) => language === item.language)}
            error={errorAt(props, index + 1)}
            isFirst={index === 0}
            isLast={index === others.length - 1}
            onShow={(isShown) => rows.change(index + 1, { shown: isShown })}
            onMove={(step) => rows.move(index + 1, index + 1 + step, englishNameOf(item.language))}
            onRemove={() => rows.remove(index + 1, englishNameOf(item.language))}
          />
        ))}
      </ol>
      {removedFrom(props).map((language) => (
        <Text key={language} size="sm">
          {whatRemovingDoes(language, states)}
        </Text>
      ))}
      {add}
      <VisuallyHidden component="output">{rows.announcement}</VisuallyHidden>
    </Fieldset>
  );
}

/** A site that has never chosen a language has one all the same. */
function chosenIn(value: InputProps['value']): (ChosenLanguage & Values)[] {
  const chosen = (value || []) as (ChosenLanguage & Values)[];
  return chosen.length > 0 ? chosen : [{ language: languageOf(null), shown: true }];
}

function errorAt({ form, path }: InputProps, index: number) {
  return form.errors[`${path}.${index}.language`]?.[0];
}

/** Returns the languages that the settings have as they are stored, and no longer in the form. */
function removedFrom({ record, value }: InputProps): Language[] {
  const tags = new Set(chosenIn(value).map(({ language }) => language));
  return otherLanguagesOf(record).flatMap(({ language }) => (tags.has(language) ? [] : language));
}

function whatRemovingDoes(language: Language, states: LanguageState[]) {
  const name = englishNameOf(language);
  const progress = states.find((state) => state.language === language)?.progress ?? [];
  const translated = progress.reduce((sum, ofType) => sum + ofType.translated, 0);
  const texts = translated === 1 ? 'Its translation stays' : `Its ${translated} translations stay`;
  return `${name} will be removed: its addresses will lead to “not found”. ${
    translated > 0 ? `${texts} stored, and will be back when you add ${name} again.` : ''
  }`;
}

interface AddLanguageProps {
  id: string;
  listed: Language[];
  onAdd: (language: Language) => void;
}

function AddLanguage({ id, listed, onAdd }: AddLanguageProps) {
  const [isAdding, setAdding] = useState(false);
  const left = languageTags.filter((language) => !listed.includes(language));
  if (left.length === 0) return null;
  if (!isAdding)
    return (
      <Button
        id={id}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => setAdding(true)}
      >
        Add another language
      </Button>
    );
  return (
    <Select
      id={id}
      label="Add another language"
      description="Your texts stay in the first language; you write each of them in this one as well."
      inputWrapperOrder={inputWrapperOrder}
      data={left.map((language) => ({
        value: language,
        label: `${englishNameOf(language)} – ${languages[language].name}`,
      }))}
      searchable
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- Pressing the button that was here asks for it.
      autoFocus
      defaultDropdownOpened
      nothingFoundMessage="No matches"
      onChange={(language) => {
        setAdding(false);
        if (language) onAdd(language);
      }}
    />
  );
}
