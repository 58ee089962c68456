import type { ContentTables } from './content/tables.ts';
import type { EventTables } from './events/tables.ts';
import { createLeadReaders } from './leads/inbox/lead-for-programs.ts';
import type { LeadsBasis } from './leads/dependencies.ts';
import type { LeadTables } from './leads/tables.ts';
import { createOutbound } from './outbound/outbound.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/log/log.ts';
import { runOnJobWorker, type WorkerGroup } from './platform/process/cluster.ts';
import { createDeliver } from './programs/webhooks/deliver.ts';
import { createDeliveries } from './programs/webhooks/deliveries.ts';
import { createDeliveryQueue } from './programs/webhooks/delivery-queue.ts';
import { createDeliveryWorker } from './programs/webhooks/delivery-worker.ts';
import { createEventData } from './programs/webhooks/event-data.ts';
import { createRecordReader } from './programs/webhooks/record-data.ts';
import { createWebhooks } from './programs/webhooks/webhooks.ts';

interface Surroundings extends Pick<LeadsBasis, 'readTimeZone'> {
  clock: Clock;
  log: Log;
  workerGroup: WorkerGroup;
}

/** Opens what tells programs elsewhere of what happens. */
export function openWebhooks(
  database: Database,
  { PUBLIC_URL: publicUrl, WEBHOOK_ALLOW_PRIVATE }: Configuration,
  { clock, log, workerGroup, readTimeZone }: Surroundings,
) {
  const db = database.kysely.withTables<EventTables>();
  const outbound = createOutbound({ allowsPrivate: WEBHOOK_ALLOW_PRIVATE === 'yes', publicUrl });
  const queue = createDeliveryQueue({ db, clock });
  const readData = createEventData({
    ...createLeadReaders({ db: database.kysely.withTables<LeadTables>(), readTimeZone, publicUrl }),
    record: createRecordReader(database.kysely.withTables<ContentTables>(), publicUrl),
  });
  const deliver = createDeliver({ db, queue, readData, outbound, clock, log });
  const worker = createDeliveryWorker({ queue, deliver, clock, log });
  const wake = runOnJobWorker(workerGroup, 'webhooks', worker.wake);
  return {
    ...createWebhooks(database, { clock, outbound, onCreated: wake }),
    deliveries: createDeliveries({ db, clock }),
    /** Delivers what is due now, in the process that runs the jobs. */
    wake,
    /** Does so after something may have happened. */
    wakeIfUsed: runOnJobWorker(workerGroup, 'events', worker.wakeIfUsed),
    end: worker.end,
  };
}
