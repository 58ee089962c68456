import type { ComponentType } from 'react';
import { altName } from '../../../../content/model/content-type.ts';
import type { FieldKind } from '../../../../content/model/field.ts';
import { AltTextInput } from './alt-text-input.tsx';
import { BooleanInput } from './boolean-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { ColorInput } from './color-input.tsx';
import { GroupInput } from './group-input.tsx';
import { ImageInput } from './image-input.tsx';
import type { FieldInputProps, InputProps } from './input-props.ts';
import { ListInput } from './list-input.tsx';
import { LongTextInput } from './long-text-input.tsx';
import { RelationInput } from './relation-input.tsx';
import { RelationsInput } from './relations-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { SectionsInput } from './sections-input.tsx';
import { TextInput } from './text-input.tsx';

const inputs: Record<FieldKind, ComponentType<InputProps>> = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  image: ImageInput,
  choice: ChoiceInput,
  relation: RelationInput,
  link: TextInput,
  linkOrPath: TextInput,
  email: TextInput,
  color: ColorInput,
  boolean: BooleanInput,
  relations: RelationsInput,
  group: GroupInput,
  list: ListInput,
  sections: SectionsInput,
};

/** The input of a field. An image also has one for its alternative text. */
export function FieldInput({ name, path, field, values, errors, options, onChange, ...rest }: FieldInputProps) {
  const Input = inputs[field.kind];
  const alt = altName(name);
  const start = path ? `${path}.` : '';
  const source = field.relation ?? field.records;
  return (
    <>
      <Input
        {...rest}
        values={values}
        name={name}
        field={field}
        id={`field-${start}${name}`}
        path={start + name}
        value={values[name] ?? ''}
        error={errors[start + name]?.[0]}
        errors={errors}
        options={options[source?.optionsFrom ?? ''] ?? []}
        allOptions={options}
        FieldInput={FieldInput}
        onChange={(value) => onChange(name, value)}
      />
      {field.kind === 'image' && (
        <AltTextInput
          isDisabled={!values[name]}
          label={field.label}
          id={`field-${start}${alt}`}
          value={String(values[alt] ?? '')}
          error={errors[start + alt]?.[0]}
          onChange={(value) => onChange(alt, value)}
        />
      )}
    </>
  );
}
