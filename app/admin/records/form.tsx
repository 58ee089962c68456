import { Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/form.ts';
import { readSavedDraft, waitsFor } from './drafts/drafts.ts';
import { RecordForm } from './form/record-form.tsx';
import { isSomebodyElses } from './publishing/questions.ts';
import { useOpening } from './publishing/opening.ts';
import { listSchedules, schedulesOf } from './schedules/schedules.ts';
import { readOptions, readRecord } from './records.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { screenAt } from '../shell/screens.ts';
import { ScreenTitle } from '../parts/screen.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

const DraftChoice = lazy(() => import('./publishing/draft-choice.tsx'));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { type, key } = screenAt(request.url);
  const [record, options, savedDraft, schedules] = await Promise.all([
    key === null ? null : readRecord(type, key),
    readOptions(type),
    readSavedDraft(type, key, request.url),
    key === null ? [] : listSchedules(type),
  ]);
  return { type, record, options, savedDraft, schedules: record ? schedulesOf(schedules, type, record) : [] };
}

/** The form has everything by itself when its address gets the draft of a new record. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameForm = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isSameForm && defaultShouldRevalidate;
}

export default function Form({ loaderData }: Route.ComponentProps) {
  const { type, record, options, savedDraft, schedules } = loaderData;
  const { goesOn, number } = useOpening();
  const self = useSignedIn();
  const isTheirs = savedDraft !== null && isSomebodyElses(savedDraft, self) && !waitsFor(savedDraft, self);
  const isAsked = record !== null && !goesOn && isTheirs;
  // What happens to the draft while the form is open is no question.
  const [start, choose] = useState(isAsked ? null : 'draft');
  const title = `${record ? 'Edit' : 'New'} ${type.noun.one}`;
  return (
    <Stack gap="xs">
      <ScreenTitle>{title}</ScreenTitle>
      {savedDraft && start === null ? (
        <Suspense fallback={null}>
          <DraftChoice type={type} draft={savedDraft} onChoose={choose} />
        </Suspense>
      ) : (
        <RecordForm
          key={number}
          type={type}
          record={record}
          options={options}
          schedules={schedules}
          {...(start === 'live' ? { savedDraft: null, theirs: savedDraft } : { savedDraft, theirs: null })}
        />
      )}
    </Stack>
  );
}
