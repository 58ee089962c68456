import { Button, Group, Modal, Paper, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { differing, type Values } from '../../../../content/model/values.ts';
import { labelOf, type Options } from '../records.ts';
import { FieldValue } from '../show/field-value.tsx';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import { onNewer } from './state/parts-in-form.ts';
import type { RecordFormState } from './state/use-record-form.ts';

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
function VersionChoice({ type, title, names, mine, saved, options, ...props }: VersionChoiceProps) {
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

interface DialogProps {
  type: ContentType;
  form: RecordFormState;
  options: Options;
}

/** Shows who has published since, and lets the user choose a version of each field. */
export function ConflictDialog({ type, form, options }: DialogProps) {
  const { conflict } = form;
  if (!conflict) return null;
  const { message, newer, changed } = conflict;
  const mine = onNewer(type, form.values, newer);
  const names = differing(mine, valuesWithParts(type, newer));
  return (
    <VersionChoice
      type={type}
      title={message}
      names={names}
      mine={mine}
      saved={newer}
      // Unchanged fields default to the saved version.
      chosen={new Set(names).difference(new Set(changed))}
      options={options}
      action="Save"
      onChoose={(newer) => form.send({ is: 'conflict settled', newer: [...newer] })}
      onClose={() => form.send({ is: 'conflict left' })}
    />
  );
}

/** Shows who has saved the draft since, and lets the user choose where both have changed the same field. */
export function ContestDialog({ type, form, options }: DialogProps) {
  const { contest } = form;
  if (!contest) return null;
  const { message, names, saved } = contest;
  return (
    <VersionChoice
      type={type}
      title={message}
      names={names}
      mine={form.values}
      saved={saved}
      options={options}
      action="Continue"
      onChoose={(saved) => form.send({ is: 'contest settled', saved: [...saved] })}
      onClose={() => form.send({ is: 'contest settled', saved: [] })}
    />
  );
}
