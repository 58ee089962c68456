import { expect } from 'vitest';
import type { ContentTables } from '../../../server/content/tables.ts';
import { createScheduleRunner } from '../../../server/content/schedules/run-schedules.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import type { TestApp } from '../app/app.ts';

/** Runs the schedules that are due at a time, in milliseconds. */
export async function runDueSchedules({ services }: TestApp, now: number) {
  const db = services.database.kysely.withTables<ContentTables>();
  const runner = createScheduleRunner({
    db,
    clock: () => new Date(now),
    log: createLog('silent'),
    tell: async () => {},
  });
  runner.start();
  const due = db.selectFrom('schedules').select('id').where('done_at', 'is', null);
  await expect
    .poll(() => due.where('due_at', '<=', new Date(now).toISOString()).execute(), { timeout: 10_000 })
    .toEqual([]);
  await runner.stop();
}
