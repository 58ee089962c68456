import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import { useMay } from '../../parts/signed-in.ts';
import { IconEye, IconPencil, IconTrash } from '../../../ui/icons.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import { keyOf } from '../records.ts';
import { Ago } from '../../parts/ago.tsx';
import { useMayDelete } from './use-may-delete.ts';
import { Fields } from '../show/field-value.tsx';

interface SingleRecordProps {
  type: ContentType;
  record: AnyRecord;
  onDelete: () => void;
}

/** The record of a single type, in place of a list. */
export function SingleRecord({ type, record, onDelete }: SingleRecordProps) {
  const title = titleOf(type, record);
  const key = keyOf(type, record);
  const { edit, show } = type.screens;
  const mayEdit = useMay(permissionToDraft(type));
  const mayDelete = useMayDelete(type, [record]);
  return (
    <Stack component="section" aria-label={title} maw={760}>
      <Group justify="space-between">
        <Text c="dimmed" size="sm">
          Updated <Ago time={record.updated_at} />
        </Text>
        <Group gap="xs">
          {mayEdit && (
            <Button
              component={Link}
              to={`/admin/${edit}/${key}`}
              leftSection={<IconPencil size={18} />}
              aria-label={`Edit ${title}`}
            >
              Edit
            </Button>
          )}
          <Button
            component={Link}
            to={`/admin/${show}/${key}`}
            variant="default"
            leftSection={<IconEye size={18} />}
            aria-label={`Show ${title}`}
          >
            Show
          </Button>
          {mayDelete && (
            <Button
              color="red"
              variant="light"
              leftSection={<IconTrash size={18} />}
              aria-label={`Delete ${title}`}
              onClick={onDelete}
            >
              Delete
            </Button>
          )}
        </Group>
      </Group>
      <Paper withBorder p="lg" radius="lg">
        <Fields type={type} record={record} />
      </Paper>
    </Stack>
  );
}
