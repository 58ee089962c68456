import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { differing, valuesOf } from '../form/values.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { labelOf } from './label-of.ts';
import { FieldValue } from './field-value.tsx';

/** The differences between a revision and the present record, side by side. */
export function Comparison({ type, then, now }: { type: ContentType; then: AnyRecord; now: AnyRecord }) {
  const names = differing(valuesOf(type, then), valuesOf(type, now));
  if (names.length === 0) return <Text mt="md">Nothing has changed since this version.</Text>;
  return (
    <Stack mt="md">
      {names.map((name) => (
        <SimpleGrid key={name} cols={{ base: 1, sm: 2 }}>
          <div>
            <Text size="sm" fw={600} c="dimmed">{`${labelOf(type, name)} in version ${then.version}`}</Text>
            <FieldValue type={type} name={name} record={then} />
          </div>
          <div>
            <Text size="sm" fw={600} c="dimmed">{`${labelOf(type, name)} now`}</Text>
            <FieldValue type={type} name={name} record={now} />
          </div>
        </SimpleGrid>
      ))}
    </Stack>
  );
}
