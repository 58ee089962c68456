import { Menu } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconCalendar, IconDots, IconHistory, IconShare, IconTrash, IconUsers } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { pendingSchedule } from '../publishing/questions.ts';
import { actionToSchedule } from '../schedules/record-schedules.tsx';
import type { DraftDialog } from './draft-dialogs.tsx';
import type { RecordFormState } from './state/use-record-form.ts';

interface FormMenuProps {
  type: ContentType;
  form: RecordFormState;
  onOpen: (dialog: DraftDialog) => void;
}

/** What else can be done with a record and its draft. */
export function FormMenu({ type, form, onOpen }: FormMenuProps) {
  const { record, savedDraft, theirs, isUnsaved, mayPublish } = form;
  const hasDraft = savedDraft !== null || (isUnsaved && !theirs);
  const isScheduled = savedDraft !== null && pendingSchedule(savedDraft) !== null;
  const maySchedule = hasDraft ? !isScheduled : record !== null && actionToSchedule(type, record) !== null;
  return (
    <Menu position="bottom-end" width={200} floatingStrategy="fixed">
      <Menu.Target>
        <IconButton label="More actions" Icon={IconDots} />
      </Menu.Target>
      <Menu.Dropdown>
        {mayPublish && (
          <Menu.Item
            leftSection={<IconCalendar size={16} />}
            disabled={!maySchedule}
            onClick={() => onOpen('schedule')}
          >
            Schedule…
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconShare size={16} />} disabled={!hasDraft} onClick={() => onOpen('share')}>
          Share preview…
        </Menu.Item>
        <Menu.Item leftSection={<IconUsers size={16} />} disabled={!hasDraft} onClick={() => onOpen('review')}>
          Ready for review…
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory size={16} />} disabled={!record} onClick={() => onOpen('history')}>
          History…
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} />}
          color="red"
          disabled={!savedDraft}
          onClick={() => form.send({ is: 'discard pressed', values: form.values })}
        >
          Discard draft
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
