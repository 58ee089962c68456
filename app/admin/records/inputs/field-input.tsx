import { Input, Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { altName } from '../../../../content/model/content-type.ts';
import type { Field, FieldKind } from '../../../../content/model/field.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { textOf } from '../../../../content/model/values.ts';
import { CommentMark } from '../drafts/discussion/comment-mark.tsx';
import { AltTextInput } from './alt-text-input.tsx';
import { DateTimeInput, LongTextInput, TextInput } from './plain-inputs.tsx';
import { GroupInput } from './nested-fields.tsx';
import { type FieldInputProps, type InputProps, wrapperProps } from './input-props.ts';
import { ChoiceInput, KeyInput, RelationInput, TimeZoneInput } from './select-input.tsx';

const BesideSource = lazy(() => import('../languages/beside-source.tsx'));

// Only forms that need them load these. Each stands for a place of some height, in pixels.
const RichTextEditor = lazy(() => import('./rich-text/rich-text-editor.tsx'));
const PictureInput = lazy(() => import('./image-input.tsx'));
const BooleanInput = lazyInput(() => import('./boolean-input.tsx'), 22);
const ColorInput = lazyInput(() => import('./color-input.tsx'), 60);
const EmbedInput = lazyInput(() => import('./links/embed-input.tsx'), 60);
const LanguagesInput = lazyInput(() => import('./languages/languages-input.tsx'), 60);
const LinkInput = lazyInput(() => import('./links/address-picker.tsx'), 60);
const LinkRows = lazyInput(() => import('./links/link-rows.tsx'), 80);
const ListInput = lazyInput(() => import('../sections/list-editor.tsx'), 80);
const RelationsInput = lazyInput(() => import('../sections/relations-editor.tsx'), 60);
const WholeNumberInput = lazyInput(() => import('./number-input.tsx'), 60);
const WordsInput = lazyInput(() => import('../languages/words-list.tsx'), 80);
const SectionsInput = lazyInput(() => import('../sections/section-editor.tsx'), 240);

const inputs: Record<FieldKind, ComponentType<InputProps>> = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  image: ImageInput,
  choice: ChoiceInput,
  relation: RelationInput,
  link: TextInput,
  linkOrPath: LinkInput,
  embed: EmbedInput,
  email: TextInput,
  chatNumber: TextInput,
  phoneNumber: TextInput,
  color: ColorInput,
  boolean: BooleanInput,
  dateTime: DateTimeInput,
  timeZone: TimeZoneInput,
  key: KeyInput,
  wholeNumber: WholeNumberInput,
  relations: RelationsInput,
  people: RelationsInput,
  group: GroupInput,
  list: ListInput,
  sections: SectionsInput,
};

/** The input of a field. An image also has one for its alternative text. */
export function FieldInput({ form, path, options, ...props }: FieldInputProps) {
  const { name } = props;
  const field = useExplained(props.field);
  const { values, errors, change } = form;
  const start = path ? `${path}.` : '';
  const isOfWords = form.source && (field.kind === 'list' || field.kind === 'sections');
  const KindInput = isOfWords
    ? WordsInput
    : field.isOfLinks
      ? LinkRows
      : field.isOfLanguages
        ? LanguagesInput
        : inputs[field.kind];
  const alt = altName(name);
  const described = useRef(values[alt]);
  useEffect(() => {
    described.current = values[alt];
  });
  const input = (
    <>
      <div className="commented">
        <CommentMark path={start + name} label={field.label} />
        <KindInput
          {...props}
          field={field}
          form={form}
          id={`field-${start}${name}`}
          path={start + name}
          value={values[name] ?? ''}
          error={errors[start + name]?.[0]}
          options={options[field.relation?.optionsFrom ?? ''] ?? []}
          allOptions={options}
          FieldInput={FieldInput}
          onChange={(value) => change(name, value)}
          onDescribe={(text) => {
            // Keeps what was typed during the upload.
            if (described.current === values[alt]) change(alt, text);
          }}
        />
      </div>
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
  if (!form.source) return input;
  return (
    <Suspense fallback={placeholder}>
      <BesideSource {...props} form={form} source={form.source}>
        {input}
      </BesideSource>
    </Suspense>
  );
}

/** Says of a field if an environment variable decides in its place. */
function useExplained(field: Field): Field {
  const { variablesSet } = useAgency();
  if (!field.variable || !variablesSet.includes(field.variable)) return field;
  const note = `For now, ${field.variable} decides, which is set on the server.`;
  return { ...field, help: field.help ? `${field.help} ${note}` : note };
}

const placeholder = <Skeleton className="text-place" />;

function RichTextInput(props: InputProps) {
  return (
    <Input.Wrapper {...wrapperProps(props)}>
      <Suspense fallback={placeholder}>
        <RichTextEditor {...props} placeholder={placeholder} />
      </Suspense>
    </Input.Wrapper>
  );
}

function ImageInput(props: InputProps) {
  return (
    <Suspense
      fallback={
        <Input.Wrapper {...wrapperProps(props)}>
          <div className="picture">
            <Skeleton />
            <Skeleton className="drop" />
          </div>
        </Input.Wrapper>
      }
    >
      <PictureInput {...props} />
    </Suspense>
  );
}

function lazyInput(load: () => Promise<{ default: ComponentType<InputProps> }>, height: number) {
  const Editor = lazy(load);
  return function LazyInput(props: InputProps) {
    return (
      <Suspense fallback={<Skeleton height={height} />}>
        <Editor {...props} />
      </Suspense>
    );
  };
}
