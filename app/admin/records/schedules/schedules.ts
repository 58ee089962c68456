import { typeAt } from '../../../../content/index.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { keyIn } from '../../../../content/model/translations/in-language.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { loadAll } from '../../parts/api.ts';
import { mayLoad } from '../../parts/signed-in.ts';
import { languageQuery } from '../records.ts';
import { formAt } from '../../../../content/form-address.ts';

/** Reads pending and refused schedules, of all types or of one; none for people who may not see them. */
export async function listSchedules(type?: ContentType): Promise<Schedule[]> {
  if (!(await mayLoad(type ? permissionToDraft(type) : 'write drafts'))) return [];
  return loadAll(`/schedules?${type ? `type=${type.path}${languageQuery(type)}` : 'language=all'}`);
}

/** Returns the schedule by which a record will be shown; null where nobody has chosen a time. */
export function showingOf(schedules: readonly Schedule[], type: ContentType, record: AnyRecord): Schedule | null {
  return (
    schedulesOf(schedules, type, record).find(({ action, failure }) => action === 'publish' && failure === null) ?? null
  );
}

/** Returns the schedules of a record, without that of its draft. */
export function schedulesOf(schedules: readonly Schedule[], type: ContentType, record: AnyRecord): Schedule[] {
  const key = keyIn(type, record);
  return schedules.filter((schedule) => schedule.key === key && schedule.draft_id === null);
}

/** Returns the path of the form of what is scheduled. */
export function formOfScheduled(schedule: Schedule): string {
  return formAt(typeAt(schedule.type), schedule.key, schedule.draft_id, schedule.language);
}
