import { Button, Group, Stack, Tabs, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '../../ui/icons.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Revision } from '../../../server/content/revisions/revisions.ts';
import type { Place } from '../../../server/content/uses/places.ts';
import type { Route } from './+types/show.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { load } from '../parts/api.ts';
import { MoreActions } from '../parts/more-actions.tsx';
import { Places } from '../parts/places.tsx';
import { useMay } from '../parts/use-signed-in.ts';
import { BackLink } from '../parts/back-link.tsx';
import { DraftOfRecord } from './drafts/draft-of-record.tsx';
import { listDrafts } from './drafts/drafts.ts';
import { DeleteDialog } from './list/delete-dialog.tsx';
import { useMayDelete } from './list/use-may-delete.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { keyOf, readRecord } from './records.ts';
import { lastListOf } from './list/last-query.ts';
import { screenAt } from '../shell/screens.ts';
import { PreviewButton } from './preview/preview-button.tsx';
import { RecordSchedules, ScheduleButton } from './schedules/record-schedules.tsx';
import { listSchedules, showingOf } from './schedules/schedules.ts';
import { Fields } from './show/fields.tsx';
import { ViewPage } from './show/public-page.tsx';
import { Revisions } from './show/revisions.tsx';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { type, key } = screenAt(request.url);
  const path = `/${type.path}/${encodeURIComponent(key ?? '')}`;
  const [record, revisions, linkedFrom, drafts, schedules] = await Promise.all([
    readRecord(type, key ?? ''),
    load<{ data: Revision[] }>(`${path}/revisions`),
    load<{ data: Place[] }>(`${path}/linked-from`),
    listDrafts(type),
    listSchedules(type),
  ]);
  return {
    type,
    record,
    revisions: revisions.data,
    linkedFrom: linkedFrom.data,
    draft: drafts.find(({ key }) => key === String(record[type.addressedBy])),
    schedules: schedules.filter(({ key }) => key === String(record[type.addressedBy])),
  };
}

export default function Show({ loaderData }: Route.ComponentProps) {
  const { type, record, revisions, linkedFrom, draft, schedules } = loaderData;
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<AnyRecord[]>([]);
  const title = titleOf(type, record);
  const mayEdit = useMay(permissionToDraft(type));
  const mayDelete = useMayDelete(type, [record]);
  return (
    <Stack gap="lg" maw={760}>
      <TabTitle>{title}</TabTitle>
      <BackLink type={type} />
      <Group justify="space-between">
        <Title order={1}>{title}</Title>
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
      <Tabs defaultValue="fields">
        <Tabs.List mb="md">
          <Tabs.Tab value="fields">Content</Tabs.Tab>
          <Tabs.Tab value="revisions">Revisions</Tabs.Tab>
          <Tabs.Tab value="linked-from">Linked from</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields">
          <Fields type={type} record={record} />
        </Tabs.Panel>
        <Tabs.Panel value="revisions">
          <Revisions type={type} record={record} revisions={revisions} showing={showingOf(schedules, type, record)} />
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
