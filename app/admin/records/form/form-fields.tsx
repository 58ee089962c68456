import { useId } from 'react';
import { isBuiltIn } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { fieldsWithParts } from '../../../../content/model/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { DraftGroup } from '../drafts/draft-group.tsx';
import { FieldInput } from '../inputs/field-input.tsx';
import type { Options } from '../records.ts';
import { AddressInput } from './address-input.tsx';
import { BuiltInAddress } from './built-in-address.tsx';
import { type FieldGroup, layoutOf } from './form-layout.ts';
import { SearchPreview } from './search-preview.tsx';
import type { RecordFormState } from './state/use-record-form.ts';

interface FieldsProps {
  type: ContentType;
  record: AnyRecord | null;
  options: Options;
  form: RecordFormState;
}

/** The inputs of a record: its text, and beside it a panel with what is about the text. */
export function FormFields(props: FieldsProps) {
  const { main, aside } = layoutOf(props.type);
  const draft = <DraftGroup type={props.type} form={props.form} />;
  return (
    <div className="form-columns">
      <div className="form-text" data-grouped={main.length > 1 || undefined}>
        <Groups {...props} groups={main} />
        {aside.length === 0 && draft}
      </div>
      {aside.length > 0 && (
        <aside className="form-panel" aria-label="Details">
          <Groups {...props} groups={aside} />
          {draft}
        </aside>
      )}
    </div>
  );
}

function Groups({ groups, ...props }: FieldsProps & { groups: FieldGroup[] }) {
  return groups.map((group) => <Group key={group.title} {...props} {...group} />);
}

function Group({ title, names, ...props }: FieldsProps & FieldGroup) {
  const id = useId();
  return (
    <section className="form-group" {...(title !== null && { 'aria-labelledby': id })}>
      {title !== null && <h2 id={id}>{title}</h2>}
      <div className="form-inputs">
        {names.includes('seo_title') && <SearchPreview {...props} />}
        {names.map((name) => (
          <NamedInput key={name} {...props} name={name} />
        ))}
      </div>
    </section>
  );
}

function NamedInput({ name, ...props }: FieldsProps & { name: string }) {
  const { type, record } = props;
  const field = fieldsWithParts(type)[name];
  if (record && isBuiltIn(type, record['slug'])) {
    if (name === 'status') return null;
    if (name === 'slug') return <BuiltInAddress slug={String(record['slug'])} />;
  }
  if (name === 'slug') return <AddressInput {...props} />;
  return field && <FieldInput {...props} name={name} field={field} />;
}
