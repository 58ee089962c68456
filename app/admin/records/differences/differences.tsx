import { Loader, SimpleGrid, Stack, Text } from '@mantine/core';
import { altName, type ContentType } from '../../../../content/model/content-type.ts';
import { fieldsWithParts } from '../../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Difference } from '../../../../server/content/differences/record-differences.ts';
import { callApi, useLoaded } from '../../parts/api.ts';
import { FieldValue } from '../show/field-value.tsx';
import { Changes } from './changes.tsx';

interface DifferencesProps {
  type: ContentType;
  /** The path of the call that compares. */
  path: string;
  /** The version of what changes, by which differences are loaded again. */
  version: number;
  sides: Sides;
}

interface Sides {
  /** What something is compared with. */
  base: string;
  /** Where a value was before, and where it is now, after the name of its field. */
  before: string;
  after: string;
}

/** What differs, field by field: words marked, other values side by side. */
export function Differences({ type, path, version, sides }: DifferencesProps) {
  const answer = useLoaded(`${path} ${version}`, () => callApi<{ data: Difference[] }>('GET', path));
  if (!answer) return <Loader size="sm" mt="md" aria-label="Comparing" />;
  if (!answer.ok) return <Text mt="md">{answer.message}</Text>;
  const { data } = answer.body;
  if (data.length === 0) return <Text mt="md">{`No differences from ${sides.base}.`}</Text>;
  return (
    <Stack mt="md" gap="xs">
      {data.some(({ html }) => html !== undefined) && (
        <Text size="sm" className="differences">
          Compared with {sides.base}, what was <ins>added</ins> is underlined, and what was <del>removed</del> is struck
          through.
        </Text>
      )}
      <Changes label={`Changes from ${sides.base}`} marked={data}>
        <Stack>
          {data.map((difference) =>
            difference.html === undefined ? (
              <SideBySide key={difference.field} type={type} sides={sides} difference={difference} />
            ) : (
              <div key={difference.field}>
                <Text size="sm" fw={600} c="dimmed">
                  {difference.label}
                </Text>
                <MarkedText type={type} field={difference.field} html={difference.html} />
              </div>
            ),
          )}
        </Stack>
      </Changes>
    </Stack>
  );
}

/** A text with its changes marked. */
export function MarkedText({ type, field, html }: { type: ContentType; field: string; html: string }) {
  const kind = fieldsWithParts(type)[field]?.kind ?? 'text';
  // Plain text has its line breaks, HTML its blocks.
  const className = kind === 'text' || kind === 'longText' ? 'plain-text' : 'rich-text';
  // The server has escaped or sanitized it.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

type SideBySideProps = Pick<DifferencesProps, 'type' | 'sides'> & { difference: Difference };

function SideBySide({ type, sides, difference: { field, label, before, after } }: SideBySideProps) {
  const values = [
    { heading: `${label} ${sides.before}`, value: before },
    { heading: `${label} ${sides.after}`, value: after },
  ];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} data-differs={label}>
      {values.map(({ heading, value }) => (
        <div key={heading}>
          <Text size="sm" fw={600} c="dimmed">
            {heading}
          </Text>
          <FieldValue
            type={type}
            name={field}
            record={{ [field]: value, [altName(field)]: heading } as unknown as AnyRecord}
          />
        </div>
      ))}
    </SimpleGrid>
  );
}
