import { Button, Fieldset, Input, TextInput, VisuallyHidden } from '@mantine/core';
import { emptyValues, textOf, type Values } from '../../../../../content/model/values.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../../../ui/icons.ts';
import { IconButton } from '../../../parts/icon-button.tsx';
import type { InputProps } from '../input-props.ts';
import { useRows } from '../use-rows.ts';
import { AddressPicker } from './address-picker.tsx';

/** Links in order, each a row with its label and address, and with the links below it. */
export default function LinkRows({ below, ...props }: InputProps & { below?: string }) {
  const { field, id, path, value, error, form, onChange } = props;
  const { label, help, fields = {}, maxItems = Infinity } = field;
  const items = value as Values[];
  const rows = useRows({ items, id, focused: 'label', onChange });

  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className="link-rows" data-empty={items.length === 0 || undefined}>
      {help && <Input.Description>{help}</Input.Description>}
      {error && <Input.Error>{error}</Input.Error>}
      <ol className="unmarked">
        {items.map((item, index) => {
          const name = textOf(item['label']) || `Link ${index + 1}`;
          return (
            <li key={rows.keyOf(item)}>
              <LinkRow input={props} rows={rows} index={index} name={name} />
              {fields['children'] && (
                <LinkRows
                  {...props}
                  below={name}
                  field={{ ...fields['children'], label: `Below ${name}` }}
                  id={`${id}.${index}.children`}
                  path={`${path}.${index}.children`}
                  value={item['children'] ?? []}
                  error={form.errors[`${path}.${index}.children`]?.[0]}
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
        onClick={() => rows.add(emptyValues(fields))}
        aria-label={below === undefined ? `Add a link to ${label}` : `Add a link below ${below}`}
      >
        {below === undefined ? 'Add a link' : 'Add a link below'}
      </Button>
      <VisuallyHidden component="output">{rows.announcement}</VisuallyHidden>
    </Fieldset>
  );
}

interface LinkRowProps {
  input: InputProps;
  rows: ReturnType<typeof useRows>;
  index: number;
  name: string;
}

function LinkRow({ input: { field, id, path, value, form }, rows, index, name }: LinkRowProps) {
  const items = value as Values[];
  const item = items[index] ?? {};
  const label = textOf(item['label']);
  const partProps = (part: 'label' | 'link') => ({
    id: `${id}.${index}.${part}`,
    error: form.errors[`${path}.${index}.${part}`]?.[0],
  });
  return (
    <div className="link-row">
      <TextInput
        {...partProps('label')}
        aria-label={`Label of ${field.label} ${index + 1}`}
        placeholder="Label"
        value={label}
        onChange={({ currentTarget }) => rows.change(index, { label: currentTarget.value })}
      />
      <AddressPicker
        {...partProps('link')}
        aria-label={`Link of ${field.label} ${index + 1}`}
        placeholder="Page, file or https://…"
        value={textOf(item['link'])}
        onChange={(link) => rows.change(index, { link })}
        // A page brings its title along.
        onPick={({ path, title }) => rows.change(index, { link: path, label: label || title })}
      />
      <div className="link-row-actions">
        <IconButton
          id={`${id}.${index}.up`}
          label={`Move ${name} up`}
          Icon={IconArrowUp}
          isDisabled={index === 0}
          onClick={() => rows.move(index, index - 1, name)}
        />
        <IconButton
          id={`${id}.${index}.down`}
          label={`Move ${name} down`}
          Icon={IconArrowDown}
          isDisabled={index === items.length - 1}
          onClick={() => rows.move(index, index + 1, name)}
        />
        <IconButton label={`Remove ${name}`} Icon={IconTrash} isDangerous onClick={() => rows.remove(index, name)} />
      </div>
    </div>
  );
}
