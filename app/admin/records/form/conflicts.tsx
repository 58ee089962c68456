import { lazy, Suspense } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { valuesWithParts } from '../../../../content/model/parts/parts.ts';
import { callApi, useLoaded } from '../../parts/api.ts';
import { callPath } from '../records.ts';
import { onNewer } from './state/parts-in-form.ts';
import type { RecordFormState } from './state/use-record-form.ts';

const VersionChoice = lazy(() => import('./version-choice.tsx'));

/** An earlier version of a record. */
type Revision = { data: { record: AnyRecord } };

interface ConflictsProps {
  type: ContentType;
  form: RecordFormState;
}

/** Asks which words to keep where somebody else has changed the same fields. */
export function Conflicts(props: ConflictsProps) {
  return (
    <Suspense fallback={null}>
      <ContestDialog {...props} />
      <ConflictDialog {...props} />
    </Suspense>
  );
}

/** Shows who has published since, and lets the user choose a version of each field. */
function ConflictDialog({ type, form }: ConflictsProps) {
  const { conflict } = form;
  return conflict && <NewerChoice type={type} form={form} conflict={conflict} />;
}

type NewerChoiceProps = ConflictsProps & { conflict: NonNullable<RecordFormState['conflict']> };

function NewerChoice({ type, form, conflict }: NewerChoiceProps) {
  const { message, newer, names, changed, since } = conflict;
  const path = callPath(type, form.original ?? newer, `/revisions/${since}`);
  const earlier = useLoaded(conflict, () => callApi<Revision>('GET', path));
  if (!earlier) return null;
  const mine = onNewer(type, form.values, newer);
  const theirs = valuesWithParts(type, newer);
  return (
    <VersionChoice
      type={type}
      title={message}
      names={names}
      before={earlier.ok ? valuesWithParts(type, earlier.body.data.record) : undefined}
      mine={mine}
      theirs={theirs}
      // Unchanged fields default to the saved version.
      chosen={new Set(names).difference(new Set(changed))}
      action="Save"
      onChoose={(taken) => form.send({ is: 'conflict settled', taken })}
      onClose={() => form.send({ is: 'conflict left' })}
    />
  );
}

/** Shows who has saved the draft since, and lets the user choose where both have changed the same field. */
function ContestDialog({ type, form }: ConflictsProps) {
  const { contest } = form;
  if (!contest) return null;
  const { message, names, theirs } = contest;
  return (
    <VersionChoice
      type={type}
      title={message}
      names={names}
      mine={form.values}
      theirs={theirs}
      action="Continue"
      onChoose={(taken) => form.send({ is: 'contest settled', taken })}
      onClose={() => form.send({ is: 'contest left' })}
    />
  );
}
