import { typeNamed } from '../../../content/index.ts';
import { ACTIVE } from '../../../content/model/field.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { done, missing } from '../../platform/outcome.ts';
import { createPoller } from '../../platform/process/poller.ts';
import { createContentStore } from '../content-store.ts';
import { writeContent } from '../content-version.ts';
import type { TellColleagues } from '../discussion/tell-colleagues.ts';
import { findDraft } from '../drafts/draft-rows.ts';
import { publishWithin } from '../drafts/publish-draft.ts';
import type { ContentDatabase } from '../tables.ts';
import type { ScheduleRow } from './schedule-rows.ts';

const MAX_PAUSE = 1_000; // ms: another process may have added one, and clocks are set
const AFTER_A_FAILURE = 30_000; // ms
const HIDDEN = 2;

interface ScheduleRunnerDependencies {
  db: ContentDatabase;
  clock: Clock;
  log: Log;
  tell: TellColleagues;
  /** Whether what is due now may be published: not while the clock is doubted. */
  mayRun?: () => Promise<boolean>;
  /** Called once something was shown or hidden. */
  onApplied?: () => void;
}

/** Applies schedules at their time, in every process that runs jobs: each is taken once, in the transaction that applies it. */
export function createScheduleRunner({
  db,
  clock,
  log,
  tell,
  mayRun = async () => true,
  onApplied = () => {},
}: ScheduleRunnerDependencies) {
  const postponed = new Map<number, number>();
  const { wake, end, isEnded } = createPoller({
    poll,
    onError: (err) => log.error({ err }, 'The schedules could not be read.'),
    clock,
    maxPause: MAX_PAUSE,
  });

  async function poll() {
    await applyDue();
    return nextDue();
  }

  /** Applies what is due now. */
  async function applyDue(): Promise<void> {
    for (const schedule of await due()) if (!isEnded()) await apply(schedule);
  }

  function pending() {
    return db.selectFrom('schedules').where('done_at', 'is', null).orderBy('due_at').orderBy('id');
  }

  async function due(): Promise<ScheduleRow[]> {
    const now = clock();
    const rows = await pending().selectAll().where('due_at', '<=', now.toISOString()).execute();
    const ready = rows.filter(({ id }) => (postponed.get(id) ?? 0) <= performance.now());
    return ready.length > 0 && (await mayRun()) ? ready : [];
  }

  async function nextDue() {
    const next = pending().select('due_at').where('due_at', '>', clock().toISOString()).limit(1);
    const row = await next.executeTakeFirst();
    return row ? new Date(row.due_at) : null;
  }

  /** One that throws, such as while the database is away, is tried again later and delays no other. */
  async function apply(schedule: ScheduleRow) {
    try {
      const failure = await applySchedule(db, schedule, clock);
      if (failure) await noteFailure(schedule, failure);
      postponed.delete(schedule.id);
      onApplied();
    } catch (error) {
      postponed.set(schedule.id, performance.now() + AFTER_A_FAILURE);
      if (!isEnded()) log.error({ err: error, schedule: schedule.id }, 'A schedule could not be carried out.');
    }
  }

  /** Emails the people who scheduled and began a draft, unless another process has done so. */
  function noteFailure({ id, draft_id, created_by }: ScheduleRow, failure: string) {
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      const noted = transaction.updateTable('schedules').set({ done_at: now.toISOString(), failure });
      const { numUpdatedRows } = await noted.where('id', '=', id).where('done_at', 'is', null).executeTakeFirst();
      const draft = numUpdatedRows > 0n && draft_id !== null ? await findDraft(transaction, draft_id) : undefined;
      if (!draft) return;
      const to = [created_by, draft.created_by];
      await tell(transaction, { kind: 'not published', draftId: draft.id, to, by: { id: null } }, now);
    });
  }

  return { start: wake, applyDue, stop: end };
}

/** Applies a schedule unless another process has. Returns why it was refused; null if it was not. */
async function applySchedule(db: ContentDatabase, schedule: ScheduleRow, clock: Clock): Promise<string | null> {
  const type = typeNamed(schedule.type);
  const outcome = await writeContent(
    db,
    async (transaction) => {
      const taken = transaction.updateTable('schedules').set({ done_at: clock().toISOString() });
      const { numUpdatedRows } = await taken
        .where('id', '=', schedule.id)
        .where('done_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? change(transaction, schedule, clock) : done(null);
    },
    type,
  );
  if (outcome.ok) return null;
  if ('conflict' in outcome) return outcome.conflict;
  return 'missing' in outcome ? 'It was deleted.' : (Object.values(outcome.errors)[0]?.[0] ?? '');
}

function change(transaction: ContentDatabase, schedule: ScheduleRow, clock: Clock) {
  const { action, draft_id, record_id } = schedule;
  const by = { id: schedule.created_by, name: schedule.created_name };
  if (draft_id !== null)
    return publishWithin(transaction, draft_id, { version: undefined, by, clock, action: 'published on schedule' });
  if (record_id === null) return missing;
  const [status, logged] =
    action === 'publish' ? ([ACTIVE, 'published on schedule'] as const) : ([HIDDEN, 'hidden on schedule'] as const);
  return createContentStore(transaction, clock).update(typeNamed(schedule.type), record_id, { status }, by, logged);
}
