import { Stack, Text } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { FieldValue, labelOf } from './field-value.tsx';

export function Fields({ type, record }: { type: ContentType; record: AnyRecord }) {
  return (
    <Stack component="dl" gap="md" m={0}>
      {Object.keys(type.fields).map((name) => (
        <div key={name}>
          <Text component="dt" size="sm" fw={600} c="dimmed">
            {labelOf(type, name)}
          </Text>
          <dd className="value">
            <FieldValue type={type} name={name} record={record} />
          </dd>
        </div>
      ))}
    </Stack>
  );
}
