import type { EventTables } from '../../events/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { hostOf } from './webhooks.ts';

/** Nobody is told of what passes within a day: it is tried again for longer. */
const LASTS = 24 * 60 * 60 * 1000; // ms

export interface FailingWebhook {
  host: string;
  failing_since: string | null;
  /** Why it was switched off by itself. */
  disabled_reason: string | null;
}

/** Reads which webhooks have failed for a day, or were switched off by themselves. */
export async function readFailingWebhooks({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<FailingWebhook[]> {
  const before = new Date(now.getTime() - LASTS).toISOString();
  const rows = await kysely
    .withTables<EventTables>()
    .selectFrom('webhooks')
    .select(['url', 'failing_since', 'disabled_reason'])
    .where((webhook) =>
      webhook.or([webhook('failing_since', '<=', before), webhook('disabled_reason', 'is not', null)]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ url, ...webhook }) => ({ ...webhook, host: hostOf(url) }));
}

/** Says what is wrong with a webhook, without its address. */
export function sentenceAboutWebhook({ host, failing_since, disabled_reason }: FailingWebhook): string {
  if (disabled_reason) return `The webhook at ${host} was switched off. ${disabled_reason}`;
  return `The webhook at ${host} takes nothing since ${failing_since}. See Webhooks in the dashboard.`;
}
