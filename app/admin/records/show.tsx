import { Alert, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconCopy, IconPencil, IconTrash } from '../../ui/icons.ts';
import type { Place } from '../../../server/content/uses/places.ts';
import type { Route } from './+types/show.ts';
import { showResultToast } from '../../ui/toast.ts';
import { isRecordPage, pageOf } from '../../../content/addresses.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { load } from '../parts/api.ts';
import { MoreActions } from '../parts/icon-button.tsx';
import { Places } from '../parts/places.tsx';
import { useMay, useNameOf } from '../parts/signed-in.ts';
import { History } from './history/history.tsx';
import { BackLink, lastListOf } from '../parts/back-link.tsx';
import { formAt } from '../../../content/form-address.ts';
import { canDuplicate, duplicate } from './drafts/duplicate.ts';
import { listDrafts } from './drafts/drafts.ts';
import DeleteDialog from './list/delete-dialog.tsx';
import { useMayDelete } from './list/use-may-delete.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { keyOf, readRecord } from './records.ts';
import { screenAt } from '../shell/screens.ts';
import { PreviewButton } from './preview/preview-place.tsx';
import { RecordSchedules, ScheduleButton } from './schedules/record-schedules.tsx';
import { listSchedules, showingOf } from './schedules/schedules.ts';
import { Fields } from './show/field-value.tsx';
import { ViewPage } from './show/public-page.tsx';
import { VersionActions } from './show/version-actions.tsx';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ListedDraft } from '../../../server/content/drafts/draft-rows.ts';
import { Ago } from '../parts/ago.tsx';
import { goingOn } from './publishing/opening.ts';
import { ScreenTitle } from '../parts/screen.tsx';

const RecordFigures = lazy(() => import('../figures/record-figures.tsx'));

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { type, key } = screenAt(request.url);
  const path = `/${type.path}/${encodeURIComponent(key ?? '')}`;
  const [record, linkedFrom, drafts, schedules] = await Promise.all([
    readRecord(type, key ?? ''),
    load<{ data: Place[] }>(`${path}/linked-from`),
    listDrafts(type),
    listSchedules(type),
  ]);
  return {
    type,
    record,
    linkedFrom: linkedFrom.data,
    draft: drafts.find(({ key }) => key === String(record[type.addressedBy])),
    schedules: schedules.filter(({ key }) => key === String(record[type.addressedBy])),
  };
}

export default function Show({ loaderData }: Route.ComponentProps) {
  const { type, record, linkedFrom, draft, schedules } = loaderData;
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<AnyRecord[]>([]);
  const title = titleOf(type, record);
  const mayEdit = useMay(permissionToDraft(type));
  const mayDelete = useMayDelete(type, [record]);
  const hasFigures = useMay('read figures') && isRecordPage(pageOf(type));
  return (
    <Stack gap="lg" maw={760}>
      <BackLink type={type} />
      <Group justify="space-between">
        <ScreenTitle>{title}</ScreenTitle>
        <Group gap="xs">
          {mayEdit && (
            <Button
              component={Link}
              to={`/admin/${type.screens.edit}/${keyOf(type, record)}`}
              leftSection={<IconPencil size={18} />}
            >
              Edit
            </Button>
          )}
          <MoreActions className="more-actions" label={`More actions for ${title}`}>
            <ViewPage type={type} record={record} />
            {mayEdit && (
              <>
                <PreviewButton type={type} record={record} />
                <ScheduleButton type={type} record={record} hasDraft={draft !== undefined} />
              </>
            )}
            {mayEdit && canDuplicate(type) && <DuplicateButton type={type} record={record} />}
            {mayDelete && (
              <Button
                color="red"
                variant="light"
                leftSection={<IconTrash size={18} />}
                onClick={() => setToDelete([record])}
              >
                Delete
              </Button>
            )}
          </MoreActions>
        </Group>
      </Group>
      {draft && <DraftOfRecord type={type} draft={draft} />}
      <RecordSchedules schedules={schedules} />
      <Tabs defaultValue="fields" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="fields">Content</Tabs.Tab>
          {hasFigures && <Tabs.Tab value="figures">Figures</Tabs.Tab>}
          <Tabs.Tab value="history">History</Tabs.Tab>
          <Tabs.Tab value="linked-from">Linked from</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields">
          <Fields type={type} record={record} />
        </Tabs.Panel>
        <Tabs.Panel value="figures">
          <Suspense>
            <RecordFigures type={type} record={record} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <Text c="dimmed" size="sm" mb="md">
            Restoring a version opens it as a draft. Publishing it replaces what visitors see.
          </Text>
          <History
            type={type}
            record={record}
            renderActions={(version) => (
              <VersionActions
                type={type}
                record={record}
                version={version}
                showing={showingOf(schedules, type, record)}
              />
            )}
          />
        </Tabs.Panel>
        <Tabs.Panel value="linked-from">
          <Places places={linkedFrom} nothing="No other record links here." />
        </Tabs.Panel>
      </Tabs>
      <DeleteDialog
        type={type}
        records={toDelete}
        onClose={() => setToDelete([])}
        onDeleted={() => void navigate(lastListOf(type))}
      />
    </Stack>
  );
}

/** Opens the draft of a copy. */
function DuplicateButton({ type, record }: { type: ContentType; record: AnyRecord }) {
  const navigate = useNavigate();

  async function copy() {
    const answer = await duplicate(type, record);
    showResultToast(answer, type.screens.toasts);
    if (answer.ok) await navigate(formAt(type, null, answer.body.data.id));
  }

  return (
    <Button variant="default" leftSection={<IconCopy size={18} />} onClick={() => void copy()}>
      Duplicate
    </Button>
  );
}

/** Says beside a published record that it has a draft. */
function DraftOfRecord({ type, draft }: { type: ContentType; draft: ListedDraft }) {
  const nameOf = useNameOf();
  return (
    <Alert title="Draft" color="gray">
      <Group justify="space-between">
        <Text size="sm">
          This {type.noun.one} has a draft, saved <Ago time={draft.updated_at} /> by{' '}
          {nameOf(draft.updated_by, draft.updated_by_id)}.
        </Text>
        <Button
          component={Link}
          to={formAt(type, draft.key, draft.id)}
          state={goingOn()}
          size="compact-sm"
          variant="light"
        >
          Continue the draft
        </Button>
      </Group>
    </Alert>
  );
}
