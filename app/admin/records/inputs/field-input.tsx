import type { ComponentType } from 'react';
import { altName } from '../../../../content/model/content-type.ts';
import type { FieldKind } from '../../../../content/model/field.ts';
import type { RecordFormState } from '../form/use-record-form.ts';
import { labelOf } from '../show/field-value.tsx';
import { AltTextInput } from './alt-text-input.tsx';
import { ImageInput } from './image-input.tsx';
import type { InputProps } from './input-props.ts';
import { RichTextInput } from './rich-text-input.tsx';
import { ChoiceInput, RelationInput } from './select-input.tsx';
import { LongTextInput, TextInput } from './text-input.tsx';

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

interface FieldInputProps extends Pick<InputProps, 'type' | 'record' | 'name' | 'field' | 'options'> {
  form: RecordFormState;
}

/** The input of a field. An image also has one for its alternative text. */
export function FieldInput({ form, ...props }: FieldInputProps) {
  const { type, name, field } = props;
  const { values, errors, change } = form;
  const Input = inputs[field.kind];
  const alt = altName(name);
  return (
    <>
      <Input
        {...props}
        values={values}
        id={`field-${name}`}
        value={values[name] ?? ''}
        error={errors[name]?.[0]}
        onChange={(value) => change(name, value)}
        onUpload={form.addUpload}
      />
      {field.kind === 'image' && (
        <AltTextInput
          // There already without a picture, so that an upload does not shift the layout.
          disabled={values[name] === ''}
          label={labelOf(type, alt)}
          id={`field-${alt}`}
          value={String(values[alt] ?? '')}
          error={errors[alt]?.[0]}
          onChange={({ currentTarget }) => change(alt, currentTarget.value)}
        />
      )}
    </>
  );
}
