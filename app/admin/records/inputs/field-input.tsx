import { type ComponentType, useEffect, useRef } from 'react';
import { altName } from '../../../../content/model/content-type.ts';
import type { FieldKind } from '../../../../content/model/field.ts';
import { textOf } from '../../../../content/model/values.ts';
import { AltTextInput } from './alt-text-input.tsx';
import { BooleanInput } from './boolean-input.tsx';
import { ColorInput } from './color-input.tsx';
import { DateTimeInput } from './date-time-input.tsx';
import { GroupInput } from './group-input.tsx';
import { ImageInput } from './image-input.tsx';
import type { FieldInputProps, InputProps } from './input-props.ts';
import { LinkInput } from './links/link-input.tsx';
import { LinkRows } from './links/link-rows.tsx';
import { ListInput } from './list-input.tsx';
import { RelationsInput } from './relations-input.tsx';
import { RichTextInput } from './rich-text/rich-text-input.tsx';
import { SectionsInput } from './sections-input.tsx';
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
  linkOrPath: LinkInput,
  email: TextInput,
  chatNumber: TextInput,
  color: ColorInput,
  boolean: BooleanInput,
  dateTime: DateTimeInput,
  relations: RelationsInput,
  group: GroupInput,
  list: ListInput,
  sections: SectionsInput,
};

/** The input of a field. An image also has one for its alternative text. */
export function FieldInput({ form, path, options, ...props }: FieldInputProps) {
  const { name, field } = props;
  const { values, errors, change } = form;
  const start = path ? `${path}.` : '';
  const Input = field.isOfLinks ? LinkRows : inputs[field.kind];
  const alt = altName(name);
  const described = useRef(values[alt]);
  useEffect(() => {
    described.current = values[alt];
  });
  return (
    <>
      <Input
        {...props}
        values={values}
        id={`field-${start}${name}`}
        path={start + name}
        value={values[name] ?? ''}
        error={errors[start + name]?.[0]}
        errors={errors}
        options={options[field.relation?.optionsFrom ?? ''] ?? []}
        allOptions={options}
        FieldInput={FieldInput}
        onChange={(value) => change(name, value)}
        onDescribe={(text) => {
          // Keeps what was typed during the upload.
          if (described.current === values[alt]) change(alt, text);
        }}
        clearErrors={form.clearErrors}
        onUpload={form.addUpload}
      />
      {field.kind === 'image' && !field.isIcon && (
        <AltTextInput
          // There already without a picture, so that an upload does not shift the layout.
          disabled={!values[name]}
          label={`Alternative text of ${field.label}`}
          id={`field-${start}${alt}`}
          value={textOf(values[alt])}
          error={errors[start + alt]?.[0]}
          onChange={({ currentTarget }) => change(alt, currentTarget.value)}
        />
      )}
    </>
  );
}
