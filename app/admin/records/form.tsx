import { Stack } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/form.ts';
import { languageIn } from '../../../content/form-address.ts';
import { languageTagged } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable, sourceOf } from '../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import type { Schedule } from '../../../server/content/schedules/schedule-rows.ts';
import { useAgency } from '../../ui/agency.tsx';
import { readSavedDraft, type SavedDraft, waitsFor } from './drafts/drafts.ts';
import { RecordForm } from './form/record-form.tsx';
import type { Translated } from './form/state/use-record-form.ts';
import { isSomebodyElses } from './publishing/questions.ts';
import { useOpening } from './publishing/opening.ts';
import { listSchedules, schedulesOf } from './schedules/schedules.ts';
import { type Options, readOptions, readRecord } from './records.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { screenAt } from '../shell/screens.ts';
import { labelIn } from '../parts/in-language.ts';
import { ScreenTitle } from '../parts/screen.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

const DraftChoice = lazy(() => import('./publishing/draft-choice.tsx'));
const LanguageTabs = lazy(() => import('./languages/language-tabs.tsx'));
const BeginTranslation = lazy(() => import('./languages/begin-translation.tsx'));

interface Opened {
  /** In the language of the form. */
  type: ContentType;
  record: AnyRecord | null;
  /** What is translated, in the form of a translation. */
  translated: Translated | null;
  options: Options;
  savedDraft: SavedDraft | null;
  schedules: Schedule[];
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Opened> {
  const { type, key } = screenAt(request.url);
  const language = languageTagged(languageIn(new URL(request.url).search) ?? '');
  if (language && key !== null && isTranslatable(type)) {
    const { readTranslation } = await import('./languages/read-translation.ts');
    return readTranslation(type, key, language);
  }
  const [record, options, savedDraft, schedules] = await Promise.all([
    key === null ? null : readRecord(type, key),
    readOptions(type),
    readSavedDraft(type, key, request.url),
    key === null ? [] : listSchedules(type),
  ]);
  const ofRecord = record ? schedulesOf(schedules, type, record) : [];
  return { type, record, translated: null, options, savedDraft, schedules: ofRecord };
}

/** The form has everything by itself when its address gets the draft of a new record. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameForm = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isSameLanguage = languageIn(currentUrl.search) === languageIn(nextUrl.search);
  return !(isSameForm && isSameLanguage) && defaultShouldRevalidate;
}

export default function Form({ loaderData }: Route.ComponentProps) {
  const { type, record, translated, savedDraft } = loaderData;
  const { languages } = useAgency();
  const [draftId, setDraftId] = useState(savedDraft?.id);
  const reading = useMemo(() => ({ loaderData, draftId }), [loaderData, draftId]);
  const source = translated?.original.record ?? record;
  const hasTabs = languages.length > 1 && source !== null && isTranslatable(sourceOf(type));
  return (
    <Stack gap="xs">
      <ScreenTitle>{labelIn(`${source ? 'Edit' : 'New'} ${type.noun.one}`, type.language)}</ScreenTitle>
      {hasTabs && (
        <Suspense fallback={<div className="tabs language-tabs" />}>
          <LanguageTabs type={type} record={source} reading={reading} />
        </Suspense>
      )}
      <OpenedForm key={type.name} {...loaderData} onDrafted={setDraftId} />
    </Stack>
  );
}

/** The form in one of the languages. */
function OpenedForm({ savedDraft, ...opened }: Opened & { onDrafted: (id: number | undefined) => void }) {
  const { type, record, translated } = opened;
  const { goesOn, number } = useOpening();
  const self = useSignedIn();
  const isTheirs = savedDraft !== null && isSomebodyElses(savedDraft, self) && !waitsFor(savedDraft, self);
  const isAsked = record !== null && !goesOn && isTheirs;
  // What happens to the draft while the form is open is no question.
  const [start, choose] = useState(isAsked ? null : 'draft');
  const isUnwritten = translated !== null && record === null && savedDraft === null;
  return (
    <Suspense fallback={null}>
      {isUnwritten ? (
        <BeginTranslation type={type} original={translated.original.record} />
      ) : savedDraft && start === null ? (
        <DraftChoice type={type} draft={savedDraft} onChoose={choose} />
      ) : (
        <RecordForm
          key={number}
          {...opened}
          {...(start === 'live' ? { savedDraft: null, theirs: savedDraft } : { savedDraft, theirs: null })}
        />
      )}
    </Suspense>
  );
}
