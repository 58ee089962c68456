import type { ExpressionBuilder } from 'kysely';
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
  /** Why the last attempt failed of what is still tried. */
  failure: string | null;
}

/** Reads which webhooks have failed for a day, or were switched off by themselves. */
export async function readFailingWebhooks({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<FailingWebhook[]> {
  const before = new Date(now.getTime() - LASTS).toISOString();
  const rows = await kysely
    .withTables<EventTables>()
    .selectFrom('webhooks')
    .select(['url', 'failing_since', 'disabled_reason', lastFailure])
    .where((webhook) =>
      webhook.or([webhook('failing_since', '<=', before), webhook('disabled_reason', 'is not', null)]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ url, ...webhook }) => ({ ...webhook, host: hostOf(url) }));
}

function lastFailure(webhook: ExpressionBuilder<EventTables, 'webhooks'>) {
  const tried = webhook
    .selectFrom('webhook_deliveries')
    .select('failure')
    .whereRef('webhook_id', '=', 'webhooks.id')
    .where('due_at', 'is not', null)
    .where('failure', 'is not', null);
  return tried.orderBy('id', 'desc').limit(1).as('failure');
}

/** Says what is wrong with a webhook, without its address. */
export function sentenceAboutWebhook({ host, failing_since, disabled_reason, failure }: FailingWebhook): string {
  const sentences = disabled_reason
    ? [`The webhook at ${host} was switched off.`, disabled_reason]
    : [`The webhook at ${host} takes nothing since ${failing_since}.`, failure];
  return [...sentences, 'See Webhooks in the dashboard.'].filter(Boolean).join(' ');
}
