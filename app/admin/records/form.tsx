import { Stack, Title } from '@mantine/core';
import type { Route } from './+types/form.ts';
import { readSavedDraft } from './drafts/drafts.ts';
import { readSchedule } from './schedules/schedules.ts';
import { RecordForm } from './form/record-form.tsx';
import { readOptions, readRecord } from './records.ts';
import { screenAt } from '../shell/screens.ts';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { type, key } = screenAt(request.url);
  const [record, options, savedDraft] = await Promise.all([
    key === null ? null : readRecord(type, key),
    readOptions(type),
    readSavedDraft(type, key, request.url),
  ]);
  return { type, record, options, savedDraft, schedule: await readSchedule(type, savedDraft) };
}

export default function Form({ loaderData }: Route.ComponentProps) {
  const { type, record, options, savedDraft, schedule } = loaderData;
  const title = `${record ? 'Edit' : 'New'} ${type.noun.one}`;
  return (
    <Stack gap="xs">
      <TabTitle>{title}</TabTitle>
      <Title order={1}>{title}</Title>
      <RecordForm type={type} record={record} savedDraft={savedDraft} schedule={schedule} options={options} />
    </Stack>
  );
}
