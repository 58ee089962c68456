import { contentTypes } from '../../../../content/index.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { callApi, ScreenFailure } from '../../parts/api.ts';
import { formOfDraft } from '../drafts/drafts.ts';

/** Reads what is scheduled and what was refused, of all types or of one; nothing for those who may not see it. */
export async function listSchedules(type?: ContentType): Promise<Schedule[]> {
  const answer = await callApi<{ data: Schedule[] }>('GET', `/schedules${type ? `?type=${type.path}` : ''}`);
  if (answer.ok) return answer.body.data;
  if (answer.status === 403) return [];
  throw new ScreenFailure(answer);
}

export function typeOf({ type }: Schedule): ContentType {
  return contentTypes.find(({ path }) => path === type) as ContentType;
}

/** Returns the path of the form in which what is scheduled can be changed. */
export function formOfScheduled(schedule: Schedule): string {
  const type = typeOf(schedule);
  if (schedule.key === null) return formOfDraft(type, { id: schedule.draft_id as number });
  return `/admin/${type.screens.edit}/${encodeURIComponent(schedule.key)}`;
}
