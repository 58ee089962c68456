import { Button, Group, Modal, Paper, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Values } from '../../../../content/model/values.ts';
import type { Options } from '../records.ts';
import { FieldValue, labelOf } from '../show/field-value.tsx';

interface VersionChoiceProps {
  type: ContentType;
  title: string | undefined;
  /** The fields that differ. */
  names: string[];
  mine: Values;
  /** As a record or as values of a form. */
  saved: object;
  /** The fields of which the saved version is chosen at first. */
  chosen?: ReadonlySet<string>;
  options: Options;
  /** The label of the button that goes on. */
  action: string;
  onChoose: (saved: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Lets the user choose between their version and the saved one of each field. */
export function VersionChoice({ type, title, names, mine, saved, options, ...props }: VersionChoiceProps) {
  const [chosen, setChosen] = useState(props.chosen ?? new Set<string>());

  function choose(name: string, choice: string) {
    const field = new Set([name]);
    setChosen(choice === 'theirs' ? chosen.union(field) : chosen.difference(field));
  }

  return (
    <Modal opened onClose={props.onClose} title={title} size="lg" centered>
      <Stack>
        <Text>{names.length > 0 ? 'Choose which version of each field to keep.' : 'Both versions are the same.'}</Text>
        {names.map((name) => (
          <Radio.Group
            key={name}
            label={labelOf(type, name)}
            value={chosen.has(name) ? 'theirs' : 'mine'}
            onChange={(choice) => choose(name, choice)}
          >
            <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
              <Paper withBorder p="sm">
                <Radio value="mine" label="Your version" mb="xs" />
                <FieldValue type={type} name={name} record={withTitle(type, mine, name, options)} />
              </Paper>
              <Paper withBorder p="sm">
                <Radio value="theirs" label="Saved version" mb="xs" />
                <FieldValue type={type} name={name} record={withTitle(type, saved as Values, name, options)} />
              </Paper>
            </SimpleGrid>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            Keep editing
          </Button>
          <Button onClick={() => props.onChoose(chosen)}>{props.action}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Replaces the id of a related record, which is what a form holds, by its title. */
function withTitle(type: ContentType, values: Values, name: string, options: Options): AnyRecord {
  const source = type.fields[name]?.relation?.optionsFrom ?? '';
  const label = options[source]?.find(({ value }) => value === String(values[name]))?.label;
  const value = label === undefined ? values[name] : { title: label, name: label };
  return { ...values, [name]: value } as unknown as AnyRecord;
}
