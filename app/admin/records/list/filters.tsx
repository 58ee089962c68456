import { Button, NativeSelect } from '@mantine/core';
import { contentTypes } from '../../../../content/index.ts';
import { englishNameOf } from '../../../../content/languages.ts';
import { isTranslatable } from '../../../../content/model/translations/in-language.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import type { TranslationState } from '../../../../server/content/translations/progress.ts';
import type { RecordState } from '../../../../server/content/records/states.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { IconX } from '../../../ui/icons.ts';
import { useMay } from '../../parts/signed-in.ts';
import { FilterBar, FilterSelect, SearchField } from '../../lists/filter-bar.tsx';
import { useListQuery } from '../../lists/use-list-query.ts';
import { useLoaded } from '../../parts/api.ts';
import { readOptions } from '../records.ts';

/** The filters of a list, which are in the URL. The dashboard links to lists of records without related ones. */
export function Filters({ type }: { type: ContentType }) {
  const { query, want, wantAll } = useListQuery();
  const maySeeDrafts = useMay(permissionToDraft(type));
  const status = type.fields['status'];
  const statuses = (status?.options ?? []).map(({ value, label }) => ({ value: `status=${value}`, label }));
  const choices = [...statuses, ...(maySeeDrafts ? states : [])];
  // An address that has both shows the first.
  const chosen = choices.find(({ value }) => isIn(query, value))?.value ?? '';
  const without = contentTypes.find(({ path }) => path === query.get('without'))?.noun.many;

  /** A status and what is published are one question. */
  function choose(choice: string) {
    const [name = '', value = ''] = choice.split('=');
    wantAll({ status: null, state: null, ...(name && { [name]: value }) });
  }

  return (
    <FilterBar search={<SearchField label={`Search by ${type.fields[type.title]?.label ?? type.label.one}`} />}>
      {choices.length > 0 && (
        <NativeSelect
          label="Status"
          data={[{ value: '', label: 'All' }, ...choices]}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          w={160}
        />
      )}
      <TranslationFilter type={type} />
      {type.filters?.map((name) => (
        <FieldFilter key={name} type={type} name={name} />
      ))}
      {without && (
        <Button
          variant="light"
          rightSection={<IconX size={16} aria-hidden />}
          aria-label={`Without ${without}: remove this filter`}
          onClick={() => want('without', null)}
        >
          {`Without ${without}`}
        </Button>
      )}
    </FilterBar>
  );
}

const labels: Record<RecordState, string> = {
  published: 'Published',
  changed: 'Has a draft',
  draft: 'Not published',
  scheduled: 'Scheduled',
};
const states = Object.entries(labels).map(([value, label]) => ({ value: `state=${value}`, label }));

function isIn(query: URLSearchParams, choice: string) {
  const [name = '', value] = choice.split('=');
  return query.get(name) === value;
}

const translationLabels: Record<TranslationState, string> = {
  missing: 'Missing in',
  outdated: 'Old in',
  drafted: 'Draft in',
};

/** Filters a list by how far records are translated; nothing on a site with one language. */
function TranslationFilter({ type }: { type: ContentType }) {
  const { languages } = useAgency();
  const mayDraft = useMay(permissionToDraft(type));
  if (!mayDraft || !isTranslatable(type) || languages.length === 1) return null;
  const options = languages.slice(1).flatMap((language) =>
    Object.entries(translationLabels).map(([state, label]) => ({
      value: `${state}-${language}`,
      label: `${label} ${englishNameOf(language)}`,
    })),
  );
  return <FilterSelect name="translation" label="Translation" options={options} w={190} />;
}

/** Filters a list by one of the values of a choice, or by a related record. */
function FieldFilter({ type, name }: { type: ContentType; name: string }) {
  const options = useFieldOptions(type, name);
  if (options.length === 0) return null;
  return <FilterSelect name={name} label={type.fields[name]?.label} options={options} w={200} />;
}

/** Returns the values of a choice, or the records that a field can relate to; none while they load. */
export function useFieldOptions(type: ContentType, name: string) {
  const field = type.fields[name];
  const related = useLoaded(`${type.name}.${name}`, async () =>
    field?.relation ? (await readOptions({ ...type, fields: { [name]: field } }))[field.relation.optionsFrom] : [],
  );
  const { lists } = useAgency();
  const listed = lists[field?.listedIn ?? '']?.map(({ key, label }) => ({ value: key, label }));
  return field?.options?.map(({ value, label }) => ({ value: String(value), label })) ?? listed ?? related ?? [];
}
