import { Badge, Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { toPublish } from '../../../../content/permissions.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { pathOf } from '../records.ts';
import { useMay } from '../../parts/use-signed-in.ts';
import { useAction } from '../../parts/use-action.ts';
import { Ago } from './ago.tsx';
import { differing, valuesOf } from '../../../../content/model/values.ts';
import { FieldValue, labelOf } from './field-value.tsx';

export interface Revision {
  version: number;
  saved_at: string;
  saved_by: string | null;
}

interface RevisionsProps {
  type: ContentType;
  record: AnyRecord;
  revisions: Revision[];
}

/** The revisions of a record, to compare with the present state and to restore. */
export function Revisions({ type, record, revisions }: RevisionsProps) {
  const act = useAction(type.screens.toasts);
  const mayRestore = useMay(toPublish(type));
  const [compared, setCompared] = useState<AnyRecord | null>(null);
  const path = `${pathOf(type, record)}/revisions`;

  async function compare(version: number) {
    const answer = await callApi<{ data: { record: AnyRecord } }>('GET', `${path}/${version}`);
    if (answer.ok) setCompared(answer.body.data.record);
    else showToast('error', answer.message, type.screens.toasts);
  }

  async function restore(version: number) {
    await act('POST', `${path}/${version}/restore`);
    setCompared(null);
  }

  return (
    <Stack>
      {revisions.length === 0 && <Text>No revisions yet. Every save adds one.</Text>}
      {revisions.map(({ version, saved_at, saved_by }) => (
        <Paper key={version} withBorder p="md">
          <Group justify="space-between">
            <Group gap="sm">
              <Text fw={600}>{`Version ${version}`}</Text>
              <Text c="dimmed" size="sm">
                <Ago time={saved_at} /> by {saved_by ?? 'someone'}
              </Text>
            </Group>
            {version === record.version ? (
              <Badge>Current</Badge>
            ) : (
              <Group gap="xs">
                <Button size="compact-sm" variant="default" onClick={() => void compare(version)}>
                  {`Compare version ${version}`}
                </Button>
                {mayRestore && (
                  <Button size="compact-sm" variant="light" onClick={() => void restore(version)}>
                    {`Restore version ${version}`}
                  </Button>
                )}
              </Group>
            )}
          </Group>
          {compared?.version === version && <Comparison type={type} then={compared} now={record} />}
        </Paper>
      ))}
    </Stack>
  );
}

/** The differences between a revision and the present record, side by side. */
function Comparison({ type, then, now }: { type: ContentType; then: AnyRecord; now: AnyRecord }) {
  const names = differing(valuesOf(type, then), valuesOf(type, now));
  if (names.length === 0) return <Text mt="md">Nothing has changed since this version.</Text>;
  const versions = [
    { record: then, when: `in version ${then.version}` },
    { record: now, when: 'now' },
  ];
  return (
    <Stack mt="md">
      {names.map((name) => (
        <SimpleGrid key={name} cols={{ base: 1, sm: 2 }}>
          {versions.map(({ record, when }) => (
            <div key={when}>
              <Text size="sm" fw={600} c="dimmed">{`${labelOf(type, name)} ${when}`}</Text>
              <FieldValue type={type} name={name} record={record} />
            </div>
          ))}
        </SimpleGrid>
      ))}
    </Stack>
  );
}
