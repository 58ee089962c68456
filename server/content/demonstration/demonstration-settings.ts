import { settings, settingsDefaults } from '../../../content/types/settings.ts';
import { SYSTEM, type Actor } from '../../audit/audit-log.ts';
import { columnValues } from '../records/column-values.ts';
import { type AnyRecord, readSingle } from '../records/records.ts';
import { keepRevision, listRevisions, readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';

interface AuditEntry {
  by: Actor;
  at: Date;
}

type Values = Record<string, unknown>;

/** Counts the settings as a record of the demonstration while any of their fields is as it came. */
export async function countDemonstrationSettings(kysely: ContentDatabase): Promise<0 | 1> {
  const record = await readSingle(kysely, settings);
  return record && (await untouchedFields(kysely, record)).length > 0 ? 1 : 0;
}

/** Empties the fields that are as the demonstration filled them; settings are never deleted. Returns how many records that changed. */
export async function clearDemonstrationSettings(transaction: ContentDatabase, deed: AuditEntry): Promise<0 | 1> {
  const record = await readSingle(transaction, settings);
  const fields = record ? await untouchedFields(transaction, record) : [];
  if (!record || fields.length === 0) return 0;
  await save(transaction, record, Object.fromEntries(fields.map((name) => [name, null])), deed);
  return 1;
}

/** Fills the fields again that were emptied at a time, unless they have been filled since. Returns how many records that changed. */
export async function restoreDemonstrationSettings(
  transaction: ContentDatabase,
  { clearedAt, ...deed }: AuditEntry & { clearedAt: string },
): Promise<0 | 1> {
  const record = await readSingle(transaction, settings);
  const revisions = record ? await listRevisions(transaction, settings, record.id) : [];
  const cleared = revisions.find(({ saved_at }) => saved_at === clearedAt);
  if (!record || !cleared) return 0;
  const before = (await readRevision(transaction, settings, record.id, cleared.version - 1))?.record;
  const after = (await readRevision(transaction, settings, record.id, cleared.version))?.record;
  if (!before || !after) return 0;
  const fields = fieldNames.filter((name) => before[name] !== null && after[name] === null && record[name] === null);
  if (fields.length === 0) return 0;
  await save(transaction, record, Object.fromEntries(fields.map((name) => [name, before[name]])), deed);
  return 1;
}

const fieldNames = Object.keys(settings.fields);

/** The fields that say what the demonstration made them say, and what no site says by itself. */
async function untouchedFields(kysely: ContentDatabase, record: AnyRecord) {
  const came = await valuesThatCame(kysely, record.id);
  const defaults: Values = settingsDefaults;
  return fieldNames.filter((name) => record[name] && record[name] === came[name] && record[name] !== defaults[name]);
}

/** What the settings began with. Once so many changes were made that this is no longer kept, what they begin with today. */
async function valuesThatCame(kysely: ContentDatabase, id: number): Promise<Values> {
  const first = await readRevision(kysely, settings, id, 1);
  if (first) return first.saved_by === SYSTEM.name ? first.record : {};
  const seed = await import('../../../seed/site.ts');
  return seed.settings;
}

async function save(transaction: ContentDatabase, { id, version }: AnyRecord, fields: Values, { by, at }: AuditEntry) {
  const values = await columnValues(transaction, settings, fields);
  if (!values.ok) throw new Error(`The settings of the demonstration were refused: ${JSON.stringify(values)}`);
  await transaction
    .updateTable('settings')
    .set({ ...values.value, version: version + 1, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
  await keepRevision(transaction, settings, { id, by });
}
