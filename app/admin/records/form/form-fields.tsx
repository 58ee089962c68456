import { Box, Input, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import type { RecordFormState } from './state/use-record-form.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import { RecordSchedules } from '../schedules/record-schedules.tsx';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { Options } from '../records.ts';
import { isBuiltIn, isRecordPage, pageOf, pages, recordPath } from '../../../../content/addresses.ts';
import { pathIn } from '../../../../content/languages.ts';
import { altName, type ContentType, type FieldGroups } from '../../../../content/model/content-type.ts';
import { fieldsWithParts } from '../../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { type SinglePart, singlePartFields, singlePartOf } from '../../../../content/model/parts/single-part.ts';
import { textOf } from '../../../../content/model/values.ts';
import { useAgency } from '../../../ui/agency.tsx';

const DraftGroup = lazy(() => import('../drafts/draft-group.tsx'));

interface FieldsProps {
  type: ContentType;
  options: Options;
  form: RecordFormState;
}

interface FormFieldsProps extends FieldsProps {
  /** When the record is shown or hidden by itself. */
  schedules: Schedule[];
}

/** The inputs of a record: its text, and beside it a panel with what is about the text. */
export function FormFields({ schedules, ...props }: FormFieldsProps) {
  const { type, form } = props;
  const { main, aside } = layoutOf(type, form.original ?? form.record);
  const draft = (
    <>
      <Suspense fallback={null}>
        <DraftGroup type={type} form={form} />
      </Suspense>
      <RecordSchedules schedules={schedules} />
    </>
  );
  return (
    <div className="form-columns" data-translated={form.original ? true : undefined}>
      <div className="form-text" data-grouped={main.length > 1 || undefined}>
        <Groups {...props} groups={main} />
        {aside.length === 0 && draft}
      </div>
      {aside.length > 0 && (
        <aside className="form-panel panel" aria-label="Details">
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
      {/* The headings in texts, edited or shown beside a translation, belong below one. */}
      {title === null ? <VisuallyHidden component="h2">Content</VisuallyHidden> : <h2 id={id}>{title}</h2>}
      <Stack gap="1.25rem">
        {names.includes('seo_title') && <SearchPreview {...props} />}
        {names.map((name) => (
          <NamedInput key={name} {...props} name={name} />
        ))}
      </Stack>
    </section>
  );
}

function NamedInput({ name, ...props }: FieldsProps & { name: string }) {
  const { type, form } = props;
  const record = form.original ?? form.record;
  const field = fieldsWithParts(type)[name];
  if (record && isBuiltIn(type, record['slug'])) {
    if (name === 'status' && !type.language) return null;
    if (name === 'slug') return <BuiltInAddress type={type} slug={String(record['slug'])} />;
  }
  if (name === 'slug') return <AddressInput {...props} />;
  if (!field) return null;
  const replacement = replacementOf(name, props);
  const help = replacement && `The page itself shows ${replacement} in its place.`;
  return <FieldInput {...props} record={record} name={name} field={help ? { ...field, help } : field} />;
}

/** Returns the label of the field of a single part that visitors see in place of a field of the record. */
function replacementOf(name: string, { type, form: { record, values } }: FieldsProps) {
  const part = singlePartOf(type, record);
  const replacement = part?.replaces[name];
  if (!part || !replacement || !textOf(values[`${part.name}.${replacement}`])) return null;
  return part.type.fields[replacement]?.label;
}

/** Where a page of every site stands, which nobody can change. */
function BuiltInAddress({ type: { language }, slug }: { type: ContentType; slug: string }) {
  return (
    <Input.Wrapper
      label="Address"
      labelElement="div"
      description={`Every site has this page, so its address can’t change${language ? '' : ' and it is always Active'}.`}
    >
      {location.host + pathIn(language ?? null, recordPath(pages.page, slug))}
    </Input.Wrapper>
  );
}

/** Fields that stand together, under a title if they have one. */
interface FieldGroup {
  title: string | null;
  names: readonly string[];
}

/**
 * Returns the groups of a form's text column and of its side panel. A single part comes first, in the groups of its own form,
 * and then the fields that are in no group.
 */
function layoutOf(type: ContentType, record: AnyRecord | null): { main: FieldGroup[]; aside: FieldGroup[] } {
  const { groups = {}, aside = {} } = type;
  const ofRecord = singlePartOf(type, record);
  // What there is none of cannot be translated.
  const part = ofRecord && type.language && !record?.[ofRecord.name] ? undefined : ofRecord;
  const elsewhere = new Set([groups, aside].flatMap((some) => Object.values(some).flat()));
  const names = Object.keys(fieldsWithParts(type)).filter(
    (name) => !elsewhere.has(name) && !elsewhere.has(pictureOf(name)) && !(name in singlePartFields(type)),
  );
  const others = { title: part ? type.label.one : null, names };
  return {
    main: [...(part ? groupsOfPart(part) : []), ...(names.length > 0 ? [others] : []), ...groupsOf(type, groups)],
    aside: groupsOf(type, aside),
  };
}

function groupsOfPart({ name: partName, type }: SinglePart): FieldGroup[] {
  const { main, aside } = layoutOf(type, null);
  return [...main, ...aside].map(({ title, names }) => ({
    title: title ?? type.label.one,
    names: names.map((name) => `${partName}.${name}`),
  }));
}

/** A translation has some of the fields, and of a picture only the alternative text. */
function groupsOf(type: ContentType, groups: FieldGroups): FieldGroup[] {
  const fields = fieldsWithParts(type);
  const inputOf = (name: string) =>
    name === 'slug' || name in fields ? name : altName(name) in fields ? altName(name) : [];
  return Object.entries(groups)
    .map(([title, names]) => ({ title, names: names.flatMap(inputOf) }))
    .filter(({ names }) => names.length > 0);
}

function pictureOf(alt: string) {
  return alt.replace(/_alt$/, '');
}

/** The last part of the address of a record's page. */
function AddressInput({ type, form }: { type: ContentType; form: RecordFormState }) {
  const { record } = form;
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
          {isChanged && (
            <Box component="span" display="block">
              The old address will lead to the new one.
            </Box>
          )}
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
  return isRecordPage(page) ? pathIn(type.language ?? null, page.path).replace(':slug', '') : null;
}

/** How a search engine would show the page of a record. */
function SearchPreview({ type, form: { subject, values } }: { type: ContentType; form: RecordFormState }) {
  const agency = useAgency();
  const page = pageOf(type);
  const text = (...names: string[]) => names.map((name) => textOf(values[name])).find(Boolean) ?? '';
  const pathOfRecord = isRecordPage(page) ? recordPath(page, text('slug') || '…') : '/';
  const isHome = pathOfRecord === pages.home.path;
  const path = pathIn(type.language ?? null, pathOfRecord);
  const pageTitle = text('seo_title') || (isHome ? agency.homeHead.title : text(type.title) || 'Title');
  const title = pageTitle ? `${pageTitle} | ${agency.name}` : agency.name;
  const description = isHome
    ? agency.homeHead.description
    : text(...leadsOf(type, subject), 'short_description', 'lead');
  return (
    <Stack component="section" gap="0.15rem" aria-label="Preview of the search result">
      <Text span size="xs" c="dimmed" lh={1.4} truncate>
        {[location.host, ...path.split('/').filter(Boolean)].join(' › ')}
      </Text>
      <Text span c="var(--mantine-color-anchor)" lh={1.4} lineClamp={2}>
        {title}
      </Text>
      <Text span size="sm" lh={1.4} lineClamp={3}>
        {text('seo_description') || description || 'Search engines choose a text from the page.'}
      </Text>
    </Stack>
  );
}

/** Returns the fields of a single part that say what the page of a record is about, the first that is filled in. */
function leadsOf(type: ContentType, record: AnyRecord | null): string[] {
  const part = singlePartOf(type, record);
  const names = [part?.replaces['lead'], 'short_description'];
  return part ? names.flatMap((name) => (name ? `${part.name}.${name}` : [])) : [];
}
