import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import { sourceOf } from '../../../../../content/model/translations/in-language.ts';
import { valuesWithParts } from '../../../../../content/model/parts/parts.ts';
import type { AnyRecord } from '../../../../../content/model/record.ts';
import { newId } from '../../../../../content/model/new-id.ts';
import { differing, type Value } from '../../../../../content/model/values.ts';
import { permissionToPublish } from '../../../../../content/permissions.ts';
import { useReaderZone } from '../../../../ui/agency.tsx';
import { useMay, useSignedIn } from '../../../parts/signed-in.ts';
import type { SourceDifference } from '../../../../../server/content/translations/source-differences.ts';
import { useIsLanguageHidden } from '../../show/public-page.tsx';
import type { SourceWords } from '../../inputs/input-props.ts';
import type { SavedDraft } from '../../drafts/drafts.ts';
import { draftIn, isBusy, isDirty, isPublishing, opened, type Original, subjectOf } from './form-state.ts';
import { runForm } from './run-form.ts';
import { readUnsaved, unsavedKey } from './unsaved-changes.ts';
import { useUploads } from './use-uploads.ts';

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** What a translation is made from, and what has changed in it since. */
export interface Translated {
  original: Original;
  differences: readonly SourceDifference[];
}

/** A record's form: values, errors and uploads, saved as a draft while one types, and published. */
export function useRecordForm(
  type: ContentType,
  record: AnyRecord | null,
  {
    savedDraft,
    theirs,
    translated,
  }: { savedDraft: SavedDraft | null; theirs: SavedDraft | null; translated: Translated | null },
) {
  const original = translated?.original ?? null;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const uploads = useUploads();
  const isLanguageHidden = useIsLanguageHidden(type);
  const mayPublish = useMay(permissionToPublish(type));
  const reader = { self: useSignedIn(), readerZone: useReaderZone(), mayPublish };
  const [form] = useState(() => {
    const unsaved = readUnsaved(unsavedKey(type, original?.record ?? record, savedDraft));
    const creationKey = newId();
    const state = opened({ type, reader, creationKey, original, record, savedDraft, theirs, unsaved });
    return runForm(state, { navigate, revalidate, uploads: uploads.settled, isLanguageHidden });
  });
  const state = useSyncExternalStore(form.subscribe, form.state);
  const { base, draft, values, work } = state;

  useEffect(() => () => form.send({ is: 'closed' }), [form]);
  useWindowEvent('online', () => form.send({ is: 'came online' }));
  useWindowEvent('pagehide', form.flush);

  function answer(isSure: boolean) {
    form.send({ is: 'question answered', isSure });
  }

  return {
    send: form.send,
    record: base.record,
    /** What is translated, in the form of a translation. */
    original: original?.record ?? null,
    source: translated && sourceIn(type, translated),
    /** The record by which the API knows it: that which is translated. */
    subject: subjectOf(state),
    values,
    errors: state.errors,
    savedDraft: draftIn(state),
    /** The draft of somebody else that the form leaves alone. */
    theirs: draft.is === 'apart' ? draft.saved : null,
    lastComment: state.lastComment,
    restored: state.restored,
    isUnsaved: isDirty(state),
    /** Why what is unsaved could not be saved. */
    trouble: isDirty(state) ? (state.trouble?.sentence ?? null) : null,
    isBusy: isBusy(state),
    isPublishing: isPublishing(work),
    question: work?.step === 'asking' ? { ...work.question, answer } : null,
    contest: work?.step === 'contest' ? work : null,
    conflict:
      work?.step === 'conflict' ? { ...work, since: base.version, changed: differing(base.values, values) } : null,
    mayPublish,
    /** Whether something would be lost by leaving. A function, because a save leaves before the form renders again. */
    isDirty: () => isDirty(form.state()) || uploads.areOpen(),
    change: (name: string, value: Value) => form.send({ is: 'typed', name, value }),
    clearErrors: (path: string) => form.send({ is: 'corrected', path }),
    addUpload: uploads.add,
  };
}

function sourceIn(type: ContentType, { original, differences }: Translated): SourceWords {
  return { values: valuesWithParts(sourceOf(type), original.record), path: '', differences };
}
