import { Stack } from '@mantine/core';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/form.ts';
import { callApi } from '../parts/api.ts';
import { BackLink } from '../parts/back-link.tsx';
import { type DraftChanges, publishDraft, readSavedDraft, readSchedule, type SavedDraft } from './drafts/drafts.ts';
import { RecordForm } from './form/record-form.tsx';
import type { Saved } from './form/use-record-form.ts';
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
  return { type, record, options, savedDraft, schedule: await readSchedule(savedDraft) };
}

/** Creates a record, or updates the one in the URL; publishes a draft if one is sent. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { type, key } = screenAt(request.url);
  const { draft, ...values } = (await request.json()) as { draft?: SavedDraft };
  if (draft) return publishDraft(type, draft, values as DraftChanges);
  return key === null
    ? callApi<Saved>('POST', `/${type.path}`, values)
    : callApi<Saved>('PUT', `/${type.path}/${encodeURIComponent(key)}`, values);
}

/** Keeps the form as it is after a refused save. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? false : defaultShouldRevalidate;
}

export default function Form({ loaderData }: Route.ComponentProps) {
  const { type, record, options, savedDraft, schedule } = loaderData;
  const title = `${record ? 'Edit' : 'New'} ${type.noun.one}`;
  return (
    <Stack gap="xs">
      <TabTitle>{title}</TabTitle>
      <BackLink type={type} />
      <RecordForm
        type={type}
        record={record}
        savedDraft={savedDraft}
        schedule={schedule}
        title={title}
        options={options}
      />
    </Stack>
  );
}
