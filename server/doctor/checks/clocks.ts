import { sql } from 'kysely';
import { readDoubt, sentenceAbout } from '../../clock/site-clock.ts';
import { type Check, type Finding, found, type Site } from '../check.ts';

const TOLERANCE = 5 * 60 * 1000; // ms, for rows
const SKEW = 5_000; // ms, for the server of the database

/** Columns with the time of something that has happened. */
const PAST = new Set(['created_at', 'updated_at', 'deleted_at', 'saved_at', 'sent_at', 'failed_at', 'at']);

export const clocks: Check = {
  what: 'Whether the clocks are right',
  find: async (site) => [...(await findDoubt(site)), ...(await findSkew(site)), ...(await findFuture(site))],
};

async function findDoubt({ database, clock }: Site): Promise<Finding[]> {
  const doubt = await readDoubt(database, { clock });
  return doubt ? [{ problem: sentenceAbout(doubt) }] : [];
}

async function findSkew({ database: { kysely, dialect }, clock }: Site): Promise<Finding[]> {
  if (dialect.name !== 'postgres') return [];
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const skew = Math.abs((rows[0]?.now.getTime() ?? 0) - clock().getTime());
  const seconds = Math.round(skew / 1000);
  const problem = `The clock of the database server and that of this machine differ by ${seconds} s. Synchronize both with NTP.`;
  return skew < SKEW ? [] : [{ problem }];
}

async function findFuture({ database: { kysely }, clock }: Site): Promise<Finding[]> {
  const limit = new Date(clock().getTime() + TOLERANCE).toISOString();
  const findings: Finding[] = [];
  for (const { name, columns, isView } of await kysely.introspection.getTables()) {
    for (const { name: column } of isView ? [] : columns.filter(({ name }) => PAST.has(name))) {
      const { rows } = await sql<{ time: string }>`select ${sql.ref(column)} as time from ${sql.table(name)}
        where ${sql.ref(column)} > ${limit} order by 1`.execute(kysely);
      const times = rows.map(({ time }) => time);
      findings.push(
        ...found(`Rows of ${name} with ${column} in the future`, times, 'Check the clock of this machine.'),
      );
    }
  }
  return findings;
}
