import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formAt } from '../../../../content/form-address.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { isFieldOf, type SinglePart, singlePartOf, asSinglePart } from '../../../../content/model/parts/single-part.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import { Ago } from '../../parts/ago.tsx';
import { callApi, useLoaded } from '../../parts/api.ts';
import { useNameOf } from '../../parts/signed-in.ts';
import { listDrafts, type SavedDraft } from '../drafts/drafts.ts';
import { translationOf } from '../records.ts';
import { goingOn } from '../publishing/opening.ts';

interface OtherDraftsProps {
  type: ContentType;
  record: AnyRecord | null;
}

/** Says that texts of a form have another draft: a single part by itself, or the record that it is part of. */
export default function OtherDrafts({ type, record }: OtherDraftsProps) {
  const part = singlePartOf(type, record);
  const place = asSinglePart(type);
  return (
    <>
      {part && <DraftByItself part={part} />}
      {place && <DraftOfOwner part={place} />}
    </>
  );
}

function DraftByItself({ part: { type } }: { part: SinglePart }) {
  const drafts = useLoaded(type, () => listDrafts(type));
  return drafts?.map((draft) => (
    <Notice key={draft.id} type={type} draft={draft}>
      {`The ${type.noun.one} also has a draft by itself, which is not in this form:`}
    </Notice>
  ));
}

function DraftOfOwner({ part }: { part: SinglePart }) {
  const { owner, slug } = part;
  const answer = useLoaded(part, () =>
    callApi<{ data: SavedDraft | null }>('GET', `/${owner.path}/${slug}${translationOf(owner)}/draft`),
  );
  // What somebody else drafts is hidden from writers, and a conflict for whoever publishes later.
  const draft = answer?.ok ? answer.body.data : null;
  if (!draft || !Object.keys(draft.fields).some((name) => isFieldOf(part, name))) return null;
  return (
    <Notice type={owner} draft={draft}>
      {`The draft of the ${owner.noun.one} “${draft.title}” changes these texts too:`}
    </Notice>
  );
}

interface NoticeProps {
  type: ContentType;
  draft: ListedDraft | SavedDraft;
  children: ReactNode;
}

function Notice({ type, draft, children }: NoticeProps) {
  const nameOf = useNameOf();
  const { id, key, updated_at, updated_by, updated_by_id } = draft;
  return (
    <Alert>
      {children}{' '}
      <Link to={formAt(type, key, id, type.language)} state={goingOn()}>
        {`Draft by ${nameOf(updated_by, updated_by_id)}, saved `}
        <Ago time={updated_at} />
      </Link>
      . Whoever publishes the same words later is asked which to keep.
    </Alert>
  );
}
