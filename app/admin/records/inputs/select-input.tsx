import { Select, type SelectProps } from '@mantine/core';
import { commonProps, type InputProps } from './input-props.ts';
import { useTaken } from './use-taken.tsx';

export function ChoiceInput(props: InputProps) {
  return props.field.oncePer ? <UniqueChoice {...props} /> : <Choice {...props} />;
}

/** A choice that shows which values are taken by other records. */
function UniqueChoice(props: InputProps) {
  const { field, value } = props;
  const { takenBy, isSwapped, allTaken } = useTaken(props);
  const data = optionsOf(field).map((option) => {
    const holder = takenBy(option.value);
    if (!holder) return option;
    const relation = isSwapped ? 'swaps with' : 'taken by';
    return { ...option, label: `${option.label} (${relation} “${holder}”)`, disabled: !isSwapped };
  });
  const holder = isSwapped ? undefined : takenBy(String(value));
  const error = holder && `${field.label} ${String(value)} is taken by “${holder}”. Choose another one.`;
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
