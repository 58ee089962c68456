import { sentencesAboutBlanks } from '../../../../../content/model/blanks.ts';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import { valuesWithParts } from '../../../../../content/model/parts/parts.ts';
import { type AnyRecord, titleOf } from '../../../../../content/model/record.ts';
import type { ScheduledAction } from '../../../../../server/content/schedules/tables.ts';
import { callApi, useLoaded } from '../../../parts/api.ts';
import ScheduleDialog, { type Scheduled } from '../../drafts/schedule-dialog.tsx';
import { fetchRecord, pathOf } from '../../records.ts';
import { callForAll } from './call-for-all.ts';

interface BulkScheduleProps {
  type: ContentType;
  records: AnyRecord[];
  action: ScheduledAction;
  onClose: () => void;
  onScheduled: () => void;
}

/** Has several records shown or hidden at one time. */
export default function BulkSchedule({ type, records, action, onClose, onScheduled }: BulkScheduleProps) {
  const notes = useBlanks(type, action === 'publish' ? records : []);
  const verb = action === 'publish' ? 'Publish' : 'Unpublish';
  const [only] = records;
  const subject = records.length === 1 && only ? `“${titleOf(type, only)}”` : `${records.length} ${type.noun.many}`;

  /** A time that is refused for the first is refused for all; others are told of, and left as they are. */
  async function schedule(time: object) {
    const [first, ...others] = records;
    if (!first) return null;
    const call = (record: AnyRecord) =>
      callApi<Scheduled>('POST', `${pathOf(type, record)}/schedule`, { ...time, action });
    const answer = await call(first);
    if (answer.ok) await callForAll(type, others, call);
    return answer;
  }

  return (
    <ScheduleDialog
      title={`${verb} ${subject} later`}
      action={action}
      notes={notes}
      schedule={schedule}
      onClose={onClose}
      onScheduled={onScheduled}
    />
  );
}

/** Returns the blanks that nobody has filled in; lists leave the texts out, so the records are read whole. */
function useBlanks(type: ContentType, records: AnyRecord[]): string[] {
  const key = `blanks ${type.name} ${records.map(({ id, version }) => `${id}.${version}`).join(' ')}`;
  const read = useLoaded(key, () =>
    callForAll(type, records, (record) => fetchRecord(type, String(record[type.addressedBy]))),
  );
  return (read ?? []).flatMap((record) =>
    sentencesAboutBlanks(type, valuesWithParts(type, record)).map((text) => `${titleOf(type, record)}: ${text}`),
  );
}
