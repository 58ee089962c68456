import { Button, Group, Modal, Paper, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showToast } from '../../../ui/toast.ts';
import { valuesWithParts } from '../../../../content/model/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { fetchRecord, type Options } from '../records.ts';
import { FieldValue, labelOf } from '../show/field-value.tsx';
import { onNewer } from './parts-in-form.ts';
import type { RecordFormState } from './use-record-form.ts';
import { differing, type Values } from '../../../../content/model/values.ts';

interface StaleDialogProps {
  type: ContentType;
  record: AnyRecord | null;
  form: RecordFormState;
  options: Options;
}

/** Shows who has saved since, and lets the user choose a version of each field. */
export function StaleDialog({ type, record, form, options }: StaleDialogProps) {
  const [newer, setNewer] = useState<AnyRecord | null>(null);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!form.conflict || !record) return;
    async function readNewer(record: AnyRecord) {
      const answer = await fetchRecord(type, record);
      if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
      setNewer(answer.body);
      // Unchanged fields default to the saved version.
      setTheirs(new Set(Object.keys(form.values)).difference(new Set(form.changed)));
    }
    void readNewer(record);
    // Runs once per conflict.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.conflict]);

  if (!newer) return null;
  const [mine, saved] = [onNewer(type, form.values, newer), valuesWithParts(type, newer)];
  const names = differing(mine, saved);

  function save() {
    const chosen = { ...mine };
    for (const name of names.filter((name) => theirs.has(name))) chosen[name] = saved[name] ?? '';
    setNewer(null);
    setTheirs(new Set());
    form.publishOver(chosen, newer as AnyRecord);
  }

  return (
    <Modal opened onClose={() => setNewer(null)} title={form.conflict?.message} size="lg" centered>
      <Stack>
        <Text>{names.length > 0 ? 'Choose which version of each field to keep.' : 'Both versions are the same.'}</Text>
        {names.map((name) => (
          <Radio.Group
            key={name}
            label={labelOf(type, name)}
            value={theirs.has(name) ? 'theirs' : 'mine'}
            onChange={(choice) =>
              setTheirs(choice === 'theirs' ? theirs.union(new Set([name])) : theirs.difference(new Set([name])))
            }
          >
            <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
              <Paper withBorder p="sm">
                <Radio value="mine" label="Your version" mb="xs" />
                <FieldValue type={type} name={name} record={withTitle(type, mine, name, options)} />
              </Paper>
              <Paper withBorder p="sm">
                <Radio value="theirs" label="Saved version" mb="xs" />
                <FieldValue type={type} name={name} record={newer} />
              </Paper>
            </SimpleGrid>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setNewer(null)}>
            Keep editing
          </Button>
          <Button onClick={save}>Save</Button>
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
