import { Link } from 'react-router';
import { typeAt } from '../../../../content/index.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { formAt } from '../../records/drafts/drafts.ts';
import { ScheduleMark } from '../../records/schedules/schedule-line.tsx';
import { useNameOf } from '../../parts/use-signed-in.ts';
import { Ago } from '../../parts/ago.tsx';
import { Entry, TodayGroup } from './group.tsx';

interface MyDraftsProps {
  /** The last saved first. */
  drafts: ListedDraft[];
  schedules: Schedule[];
}

/** The drafts that the signed-in person began, with their status. */
export function MyDrafts({ drafts, schedules }: MyDraftsProps) {
  return (
    <TodayGroup title="My drafts">
      {drafts.map((draft) => (
        <Entry key={draft.id} when={typeAt(draft.type).label.one} detail={<DraftProgress draft={draft} />}>
          <Link to={formAt(typeAt(draft.type), draft.key, draft.id)}>{draft.title}</Link>
          <Mark schedule={schedules.find(({ draft_id }) => draft_id === draft.id)} />
        </Entry>
      ))}
    </TodayGroup>
  );
}

function Mark({ schedule }: { schedule: Schedule | undefined }) {
  return schedule ? <ScheduleMark schedule={schedule} /> : <span className="draft-mark">Draft</span>;
}

function DraftProgress({ draft }: { draft: ListedDraft }) {
  const nameOf = useNameOf();
  const { updated_at, updated_by, updated_by_id, version, approved_version } = draft;
  return (
    <>
      Saved <Ago time={updated_at} /> by {nameOf(updated_by, updated_by_id)}.{approvalOf(version, approved_version)}
    </>
  );
}

function approvalOf(version: number, approved: number | null) {
  if (approved === null) return '';
  return approved === version ? ' It is approved.' : ' It has changed since it was approved.';
}
