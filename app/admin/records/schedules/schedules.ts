import type { ContentType } from '../../../../content/model/content-type.ts';
import { toDraft } from '../../../../content/permissions.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { loadAll } from '../../parts/load-all.ts';
import { mayLoad } from '../../parts/signed-in.ts';
import { typeAt } from '../../parts/type-at.ts';
import { formAt } from '../drafts/drafts.ts';

/** Reads pending and refused schedules, of all types or of one; none for people who may not see them. */
export async function listSchedules(type?: ContentType): Promise<Schedule[]> {
  if (!(await mayLoad(type ? toDraft(type) : 'write drafts'))) return [];
  return loadAll(`/schedules?${type ? `type=${type.path}` : ''}`);
}

/** Returns the path of the form of what is scheduled. */
export function formOfScheduled(schedule: Schedule): string {
  return formAt(typeAt(schedule.type), schedule.key, schedule.draft_id);
}
