import { Button, Fieldset, Input, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '../../../../ui/icons.ts';
import { emptyValues, textOf, type Values } from '../../../../../content/model/values.ts';
import type { InputProps } from '../input-props.ts';
import { LinkRow } from './link-row.tsx';
import { useRows } from './use-rows.ts';

/** Links in order, each a row with its label and address, and with the links below it. */
export function LinkRows({ below, ...props }: InputProps & { below?: string }) {
  const { field, id, path, value, error, errors, onChange } = props;
  const { label, help, fields = {}, maxItems = Infinity } = field;
  const items = value as Values[];
  const rows = useRows({ items, id, empty: emptyValues(fields), onChange });

  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className="link-rows" data-empty={items.length === 0 || undefined}>
      {help && <Input.Description>{help}</Input.Description>}
      {error && <Input.Error>{error}</Input.Error>}
      <ol>
        {items.map((item, index) => {
          const name = textOf(item['label']) || `Link ${index + 1}`;
          return (
            <li key={rows.keyOf(item)}>
              <LinkRow
                id={`${id}.${index}`}
                place={`${label} ${index + 1}`}
                name={name}
                item={item}
                errors={{ label: errors[`${path}.${index}.label`]?.[0], link: errors[`${path}.${index}.link`]?.[0] }}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onChange={(values) => rows.change(index, values)}
                onMove={(by) => rows.move(index, index + by, name)}
                onRemove={() => rows.remove(index, name)}
              />
              {fields['children'] && (
                <LinkRows
                  {...props}
                  below={name}
                  field={{ ...fields['children'], label: `Below ${name}` }}
                  id={`${id}.${index}.children`}
                  path={`${path}.${index}.children`}
                  value={item['children'] ?? []}
                  error={errors[`${path}.${index}.children`]?.[0]}
                  onChange={(children) => rows.change(index, { children })}
                />
              )}
            </li>
          );
        })}
      </ol>
      <Button
        id={`${id}.add`}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} />}
        disabled={items.length >= maxItems}
        onClick={rows.add}
        aria-label={below === undefined ? `Add a link to ${label}` : `Add a link below ${below}`}
      >
        {below === undefined ? 'Add a link' : 'Add a link below'}
      </Button>
      <VisuallyHidden component="output">{rows.announcement}</VisuallyHidden>
    </Fieldset>
  );
}
