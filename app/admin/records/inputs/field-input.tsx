import type { ComponentType } from 'react';
import { altName, type ContentType } from '../../../../content/model/content-type.ts';
import type { Field, FieldKind } from '../../../../content/model/field.ts';
import type { Value, Values } from '../form/values.ts';
import { AltTextInput } from './alt-text-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { ImageInput } from './image-input.tsx';
import type { InputProps } from './input-props.ts';
import { LongTextInput } from './long-text-input.tsx';
import { RelationInput } from './relation-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
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
};

interface FieldInputProps {
  type: ContentType;
  record: InputProps['record'];
  name: string;
  field: Field;
  values: Values;
  errors: Record<string, string[]>;
  options: InputProps['options'];
  onChange: (name: string, value: Value) => void;
  onUpload: InputProps['onUpload'];
}

/** The input of a field. An image also has one for its alternative text. */
export function FieldInput({ name, field, values, errors, onChange, ...rest }: FieldInputProps) {
  const Input = inputs[field.kind];
  const alt = altName(name);
  return (
    <>
      <Input
        {...rest}
        values={values}
        name={name}
        field={field}
        id={`field-${name}`}
        value={values[name] ?? ''}
        error={errors[name]?.[0]}
        onChange={(value) => onChange(name, value)}
      />
      {field.kind === 'image' && (
        <AltTextInput
          isDisabled={values[name] === ''}
          label={field.label}
          id={`field-${alt}`}
          value={String(values[alt] ?? '')}
          error={errors[alt]?.[0]}
          onChange={(value) => onChange(alt, value)}
        />
      )}
    </>
  );
}
