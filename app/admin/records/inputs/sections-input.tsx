import { Button, Fieldset, Group, Input, Menu, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../../ui/icons.ts';
import { fieldsOfItem } from '../../../../content/model/nested.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { emptyValues, type Values } from '../form/values.ts';
import type { InputProps } from './input-props.ts';
import { NestedFields } from './nested-fields.tsx';

type SectionValues = Values & { id: string; type: string };

/** The sections of a page, each with the fields of its kind. */
export function SectionsInput(props: InputProps) {
  const { field, id, value, path, error, onChange } = props;
  const { label, kinds = [] } = field;
  const sections = value as SectionValues[];
  const labelOf = ({ type }: SectionValues) => kinds.find((kind) => kind.type === type)?.label ?? type;
  const move = (from: number, to: number) =>
    onChange(sections.toSpliced(from, 1).toSpliced(to, 0, ...sections.slice(from, from + 1)));

  return (
    <Fieldset legend={label} id={id} tabIndex={-1}>
      <Stack>
        {error && <Input.Error>{error}</Input.Error>}
        {sections.map((section, index) => (
          <Fieldset key={section.id} legend={labelOf(section)}>
            <Stack>
              <NestedFields
                {...props}
                fields={fieldsOfItem(field, section)}
                values={section}
                path={`${path}.${index}`}
                onValues={(values) => onChange(sections.with(index, values as SectionValues))}
              />
              <Group gap="xs" justify="flex-end">
                <IconButton
                  label={`Move ${labelOf(section)} up`}
                  Icon={IconArrowUp}
                  isDisabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={`Move ${labelOf(section)} down`}
                  Icon={IconArrowDown}
                  isDisabled={index === sections.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={`Remove ${labelOf(section)}`}
                  Icon={IconTrash}
                  onClick={() => onChange(sections.toSpliced(index, 1))}
                />
              </Group>
            </Stack>
          </Fieldset>
        ))}
        <Menu width={360} position="bottom-start">
          <Menu.Target>
            <Button variant="light" leftSection={<IconPlus size={18} />} style={{ alignSelf: 'start' }}>
              Add a section
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {kinds.map(({ type, label, purpose, fields }) => (
              <Menu.Item
                key={type}
                onClick={() => onChange([...sections, { id: newId(), type, hidden: false, ...emptyValues(fields) }])}
              >
                {label}
                <Text size="xs" c="dimmed">
                  {purpose}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Stack>
    </Fieldset>
  );
}

function newId() {
  return crypto.randomUUID().slice(0, 8);
}
