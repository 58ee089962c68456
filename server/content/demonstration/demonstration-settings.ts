import type { AnyRecord } from '../../../content/model/record.ts';
import { settings, settingsDefaults } from '../../../content/types/settings.ts';
import { SYSTEM } from '../../audit/audit-log.ts';
import { columnValues } from '../records/column-values.ts';
import { readSingle } from '../records/records.ts';
import { type Change, saveColumns } from '../revisions/changes.ts';
import { listRevisions, readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';

type Values = Record<string, unknown>;

/** Counts the settings as a demonstration record while any of their fields is unchanged. */
export async function countDemonstrationSettings(db: ContentDatabase): Promise<0 | 1> {
  const record = await readSingle(db, settings);
  return record && (await unchangedFields(db, record)).length > 0 ? 1 : 0;
}

/** Clears the unchanged fields; settings are never deleted. Returns how many records changed. */
export async function clearDemonstrationSettings(transaction: ContentDatabase, change: Change): Promise<0 | 1> {
  const record = await readSingle(transaction, settings);
  const fields = record ? await unchangedFields(transaction, record) : [];
  if (!record || fields.length === 0) return 0;
  await save(transaction, record, Object.fromEntries(fields.map((name) => [name, null])), change);
  return 1;
}

/** Fills the fields that were cleared at a time and are still empty. Returns how many records changed. */
export async function restoreDemonstrationSettings(
  transaction: ContentDatabase,
  { clearedAt, ...change }: Change & { clearedAt: string },
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
  await save(transaction, record, Object.fromEntries(fields.map((name) => [name, before[name]])), change);
  return 1;
}

const fieldNames = Object.keys(settings.fields);

/** Returns the fields that hold what the demonstration put there, other than the defaults of every site. */
async function unchangedFields(db: ContentDatabase, record: AnyRecord) {
  const original = await originalValues(db, record.id);
  const defaults: Values = settingsDefaults;
  return fieldNames.filter(
    (name) => record[name] && record[name] === original[name] && record[name] !== defaults[name],
  );
}

/** Reads the first revision of the settings; once that is dropped, the seed of today. */
async function originalValues(db: ContentDatabase, id: number): Promise<Values> {
  const first = await readRevision(db, settings, id, 1);
  if (first) return first.saved_by === SYSTEM.name ? first.record : {};
  const seed = await import('../../../seed/site.ts');
  return seed.settings;
}

async function save(transaction: ContentDatabase, record: AnyRecord, fields: Values, change: Change) {
  const values = await columnValues(transaction, settings, fields);
  if (!values.ok) throw new Error(`The settings of the demonstration were refused: ${JSON.stringify(values)}`);
  await saveColumns(transaction, settings, record, values.value, change);
}
