import { Anchor, Select, type SelectProps } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { commonProps, type InputProps } from './input-props.ts';
import { textOf } from '../../../../content/model/values.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { callApi, useLoaded } from '../../parts/api.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { keyOf } from '../records.ts';
import { TextInput } from './plain-inputs.tsx';
import { ZoneSelect } from '../schedules/zone-select.tsx';

export function ChoiceInput(props: InputProps) {
  return props.field.oncePer ? <UniqueChoice {...props} /> : <Choice {...props} />;
}

/** A choice that shows which values other records have taken within the chosen relation. */
function UniqueChoice(props: InputProps) {
  const { type, record, name, field, value, form } = props;
  const relation = field.oncePer ?? '';
  const related = textOf(form.values[relation]);
  const others = useRelated(type, relation, related).filter(({ id }) => id !== record?.id);
  const holders = new Map(others.map((other) => [String(other[name]), titleOf(type, other)]));
  // A taken value is swapped with the other record.
  const isSwapped = (record?.[relation] as { id: number } | null | undefined)?.id === Number(related);
  const data = optionsOf(field).map((option) => {
    const holder = holders.get(option.value);
    if (!holder) return option;
    const verb = isSwapped ? 'swaps with' : 'taken by';
    return { ...option, label: `${option.label} (${verb} “${holder}”)`, disabled: !isSwapped };
  });
  const isFull = !isSwapped && field.options?.every(({ value }) => holders.has(String(value)));
  const holder = isSwapped ? undefined : holders.get(String(value));
  const error = holder && `${field.label} ${String(value)} is taken by “${holder}”. Choose another one.`;
  const allTaken = isFull ? <AllTaken type={type} records={others} /> : undefined;
  return <Choice {...props} data={data} error={props.error ?? error} description={allTaken} />;
}

function Choice({ data, description, ...props }: InputProps & Pick<SelectProps, 'data' | 'description'>) {
  const { field, onChange } = props;
  return (
    <Select
      {...selectProps(props)}
      data={data ?? optionsOf(field)}
      description={description}
      onChange={(chosen) => onChange(field.options?.find((option) => String(option.value) === chosen)?.value ?? '')}
    />
  );
}

export function RelationInput(props: InputProps) {
  return (
    <Select
      {...selectProps(props)}
      data={props.options}
      searchable
      nothingFoundMessage="No matches"
      onChange={(chosen) => props.onChange(chosen ?? '')}
    />
  );
}

/** One of the entries of a list in the settings; in that list itself, what is typed. */
export function KeyInput(props: InputProps) {
  const { lists } = useAgency();
  const { listedIn } = props.field;
  if (!listedIn) return <TextInput {...props} />;
  const data = (lists[listedIn] ?? []).map(({ key, label }) => ({ value: key, label }));
  return <Select {...selectProps(props)} data={data} onChange={(chosen) => props.onChange(chosen ?? '')} />;
}

/** A time zone by its name. */
export function TimeZoneInput(props: InputProps) {
  return <ZoneSelect {...selectProps(props)} onChange={(chosen) => props.onChange(chosen ?? '')} />;
}

function selectProps(props: InputProps) {
  const { field, value } = props;
  return {
    ...commonProps(props),
    placeholder: `Select ${field.label}`,
    allowDeselect: false,
    clearable: !field.required,
    clearButtonProps: { 'aria-label': `Clear ${field.label}` },
    value: value === '' ? null : String(value),
  };
}

function optionsOf({ options = [] }: InputProps['field']) {
  return options.map(({ value, label }) => ({ value: String(value), label }));
}

function AllTaken({ type, records }: { type: ContentType; records: AnyRecord[] }) {
  return (
    <>
      All are taken:{' '}
      {records.map((record, index) => (
        <Fragment key={record.id}>
          {index > 0 && ', '}
          <Anchor component={Link} inherit underline="always" to={`/admin/${type.screens.edit}/${keyOf(type, record)}`}>
            {titleOf(type, record)}
          </Anchor>
        </Fragment>
      ))}
      . Change one of these instead.
    </>
  );
}

/** Returns the records related to one; none while they load. */
function useRelated(type: ContentType, relation: string, id: string): AnyRecord[] {
  const path = `/${type.path}?per_page=100&${relation}=${id}`;
  const answer = useLoaded(path, () => (id === '' ? null : callApi<{ data: AnyRecord[] }>('GET', path)));
  return answer?.ok ? answer.body.data : [];
}
