import { Button, Fieldset, Group, Input, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { emptyValues, type Values } from '../form/values.ts';
import type { InputProps } from './input-props.ts';
import { NestedFields } from './nested-fields.tsx';

/** Items with the same fields, in order. */
export function ListInput(props: InputProps) {
  const { field, id, value, path, error, onChange } = props;
  const { label, fields = {}, maxItems = Infinity } = field;
  const items = value as Values[];
  const move = (from: number, to: number) => onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? {}));

  return (
    <Fieldset legend={label} id={id} tabIndex={-1}>
      <Stack>
        {error && <Input.Error>{error}</Input.Error>}
        {items.map((item, index) => (
          // Items have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <Fieldset key={index} legend={`${index + 1}`}>
            <Stack>
              <NestedFields
                {...props}
                fields={fields}
                values={item}
                path={`${path}.${index}`}
                onValues={(values) => onChange(items.with(index, values))}
              />
              <Group gap="xs" justify="flex-end">
                <IconButton
                  label={`Move ${label} ${index + 1} up`}
                  Icon={IconArrowUp}
                  isDisabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={`Move ${label} ${index + 1} down`}
                  Icon={IconArrowDown}
                  isDisabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={`Remove ${label} ${index + 1}`}
                  Icon={IconTrash}
                  onClick={() => onChange(items.toSpliced(index, 1))}
                />
              </Group>
            </Stack>
          </Fieldset>
        ))}
        <Group>
          <Button
            variant="light"
            disabled={items.length >= maxItems}
            onClick={() => onChange([...items, emptyValues(fields)])}
          >
            {`Add to ${label}`}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
