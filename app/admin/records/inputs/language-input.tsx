import { Select } from '@mantine/core';
import { languageOf, languages, languageTags } from '../../../../content/languages.ts';
import { commonProps, type InputProps } from './input-props.ts';

const data = languageTags.map((language) => ({ value: language, label: languages[language].name }));

/** Chooses the language of the site, the first of those that it has. */
export function LanguageInput(props: InputProps) {
  const { value, onChange } = props;
  const others = (value || []) as { language: string }[];
  return (
    <Select
      {...commonProps(props)}
      data={data}
      value={languageOf({ languages: value || [] })}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No matches"
      onChange={(language) => onChange([{ language, shown: true }, ...others.slice(1)])}
    />
  );
}
