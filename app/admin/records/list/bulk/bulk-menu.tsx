import { Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import type { ScheduledAction } from '../../../../../server/content/schedules/tables.ts';
import { IconCalendar, IconCopy, IconDots, IconPencil } from '../../../../ui/icons.ts';
import { callApi } from '../../../parts/api.ts';
import { IconButton } from '../../../parts/icon-button.tsx';
import { showUndoToast } from '../../../parts/use-action.tsx';
import { canDuplicate, duplicate } from '../../drafts/duplicate.ts';
import { actionToSchedule } from '../../schedules/record-schedules.tsx';
import { callForAll, saidOf } from './call-for-all.ts';

const BulkSchedule = lazy(() => import('./bulk-schedule.tsx'));
const FieldDialog = lazy(() => import('./field-dialog.tsx'));

interface BulkMenuProps {
  type: ContentType;
  records: AnyRecord[];
  onSet: (values: object) => Promise<void>;
  onDone: () => void;
}

type Dialog = { is: ScheduledAction } | { is: 'field'; name: string };

const scheduling = { publish: 'Schedule publishing…', unpublish: 'Schedule hiding…' } as const;

/** What is rarer to do with the selected records. */
export function BulkMenu({ type, records, onSet, onDone }: BulkMenuProps) {
  const { revalidate } = useRevalidator();
  const [dialog, open] = useState<Dialog | null>(null);
  const forSchedule = (action: ScheduledAction) =>
    records.filter((record) => actionToSchedule(type, record) === action);
  const close = () => open(null);

  async function done() {
    close();
    onDone();
    await revalidate();
  }

  async function duplicateAll() {
    const copies = await callForAll(type, records, (record) => duplicate(type, record));
    const undo = async () => {
      await Promise.all(copies.map(({ data }) => callApi('DELETE', `/drafts/${data.id}?version=${data.version}`)));
      await revalidate();
    };
    if (copies.length > 0) showUndoToast(saidOf(type, copies.length, 'Duplicated'), undo, type.screens.toasts);
    await done();
  }

  return (
    <>
      <Menu position="top-end" width={220} floatingStrategy="fixed">
        <Menu.Target>
          <IconButton label="More actions" Icon={IconDots} />
        </Menu.Target>
        <Menu.Dropdown>
          {canDuplicate(type) && (
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void duplicateAll()}>
              Duplicate
            </Menu.Item>
          )}
          {type.bulk?.map((name) => (
            <Menu.Item key={name} leftSection={<IconPencil size={16} />} onClick={() => open({ is: 'field', name })}>
              {`Set ${type.fields[name]?.label ?? name}…`}
            </Menu.Item>
          ))}
          {(['publish', 'unpublish'] as const).map((action) => (
            <Menu.Item
              key={action}
              leftSection={<IconCalendar size={16} />}
              disabled={forSchedule(action).length === 0}
              onClick={() => open({ is: action })}
            >
              {scheduling[action]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {dialog?.is === 'field' && (
          <FieldDialog
            type={type}
            name={dialog.name}
            count={records.length}
            onClose={close}
            onChoose={async (value) => {
              close();
              await onSet({ [dialog.name]: value });
            }}
          />
        )}
        {dialog && dialog.is !== 'field' && (
          <BulkSchedule
            type={type}
            records={forSchedule(dialog.is)}
            action={dialog.is}
            onClose={close}
            onScheduled={() => void done()}
          />
        )}
      </Suspense>
    </>
  );
}
