import { Button, Group, Modal, Paper, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { showToast } from '../../../ui/toast.ts';
import { type AnyRecord, askForRecord } from '../records.ts';
import { labelOf } from '../show/label-of.ts';
import { FieldValue } from '../show/field-value.tsx';
import type { Options } from './options.ts';
import type { RecordFormState } from './use-record-form.ts';
import { differing, valuesOf } from './values.ts';

interface StaleDialogProps {
  type: ContentType;
  record: AnyRecord | null;
  form: RecordFormState;
  options: Options;
}

/** Shows who saved in between and what differs, and lets one choose for each field. */
export function StaleDialog({ type, record, form, options }: StaleDialogProps) {
  const [newer, setNewer] = useState<AnyRecord | null>(null);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!form.isStale || !record) return;
    async function readNewer(record: AnyRecord) {
      const answer = await askForRecord(type, record);
      if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
      setNewer(answer.body);
      // What was not touched here is kept as they saved it, unless one chooses otherwise.
      setTheirs(new Set(Object.keys(form.values)).difference(new Set(form.changed)));
    }
    void readNewer(record);
    // Each conflict is looked into once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.answer]);

  if (!newer) return null;
  const saved = valuesOf(type, newer);
  const names = differing(form.values, saved);

  function save() {
    const chosen = { ...form.values };
    for (const name of names.filter((name) => theirs.has(name))) chosen[name] = saved[name] ?? '';
    setNewer(null);
    setTheirs(new Set());
    form.saveOver(chosen, newer as AnyRecord);
  }

  return (
    <Modal opened onClose={() => setNewer(null)} title={form.conflict} size="lg" centered>
      <Stack>
        <Text>
          {names.length > 0 ? 'Choose for each field what is to be kept.' : 'Nothing differs from what you have here.'}
        </Text>
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
                <Radio value="mine" label="Mine" mb="xs" />
                <FieldValue type={type} name={name} record={shownAs(form.values, name, options)} />
              </Paper>
              <Paper withBorder p="sm">
                <Radio value="theirs" label="The saved one" mb="xs" />
                <FieldValue type={type} name={name} record={newer} />
              </Paper>
            </SimpleGrid>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setNewer(null)}>
            Go on editing
          </Button>
          <Button onClick={save}>Save this choice</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** A form holds a related record by its id; shown, it has its name. */
function shownAs(values: Record<string, unknown>, name: string, options: Options): AnyRecord {
  const label = options[name]?.find(({ value }) => value === String(values[name]))?.label;
  const value = label === undefined ? values[name] : { title: label, name: label };
  return { ...values, [name]: value } as AnyRecord;
}
