import { Stack } from '@mantine/core';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/form.ts';
import { callApi } from '../parts/api.ts';
import { BackLink } from '../parts/back-link.tsx';
import { RecordForm } from './form/record-form.tsx';
import type { Saved } from './form/use-record-form.ts';
import { readOptions, readRecord } from './records.ts';
import { screenAt } from '../shell/screens.ts';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { type, key } = screenAt(request.url);
  const [record, options] = await Promise.all([key === null ? null : readRecord(type, key), readOptions(type)]);
  return { type, record, options };
}

/** Creates a record, or updates the one in the URL. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { type, key } = screenAt(request.url);
  const values = (await request.json()) as object;
  return key === null
    ? callApi<Saved>('POST', `/${type.path}`, values)
    : callApi<Saved>('PUT', `/${type.path}/${encodeURIComponent(key)}`, values);
}

/** Keeps the form as it is after a refused save. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? false : defaultShouldRevalidate;
}

export default function Form({ loaderData: { type, record, options } }: Route.ComponentProps) {
  const title = `${record ? 'Edit' : 'New'} ${type.noun.one}`;
  return (
    <Stack gap="xs">
      <TabTitle>{title}</TabTitle>
      <BackLink type={type} />
      <RecordForm type={type} record={record} title={title} options={options} />
    </Stack>
  );
}
