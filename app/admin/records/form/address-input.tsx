import { TextInput } from '@mantine/core';
import { isRecordPage, pageOf } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { RecordFormState } from './state/use-record-form.ts';
import { textOf } from '../../../../content/model/values.ts';

interface AddressInputProps {
  type: ContentType;
  record: AnyRecord | null;
  form: RecordFormState;
}

/** The last part of the address of a record's page. */
export function AddressInput({ type, record, form }: AddressInputProps) {
  const slug = textOf(form.values['slug']);
  const start = startOf(type);
  if (start === null) return null;
  const isChanged = record !== null && slug !== record['slug'];
  return (
    <TextInput
      id="field-slug"
      name="slug"
      label="Address"
      value={slug}
      error={form.errors['slug']?.[0]}
      placeholder={record ? undefined : 'Made from the title'}
      description={
        <>
          {`${location.host}${start}`}
          <wbr />
          {slug || '…'}
          {isChanged && <span className="form-hint">The old address will lead to the new one.</span>}
        </>
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={({ currentTarget }) => form.change('slug', currentTarget.value)}
    />
  );
}

/** Returns how the addresses of a type's pages start; null where its records have no pages. */
function startOf(type: ContentType) {
  const page = pageOf(type);
  return isRecordPage(page) ? page.path.replace(':slug', '') : null;
}
