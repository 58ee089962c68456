import type { ContentType } from '../../../content/model/content-type.ts';
import { ACTIVE } from '../../../content/model/field.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';

type Values = Record<string, unknown>;

const FIRST = '1900-01-01T00:00:00.000Z';
const AHEAD = 60_000; // ms: by as much the clock of a browser may be fast

/**
 * Adds since when visitors see a record to the columns of a save: as it was set by hand, or from now on where it is shown for
 * the first time. Refuses a moment that has not come, and a year that must be mistyped.
 */
export function withPublicationDate(
  type: ContentType,
  columns: Values,
  { row, at: now }: { row?: Values; at: Date },
): Outcome<Values> {
  const name = type.datedBy;
  if (!name) return done(columns);
  const setByHand = columns[name] as string | null | undefined;
  if (setByHand && Date.parse(setByHand) > now.getTime() + AHEAD) return refused({ [name]: [ahead(type, name)] });
  if (setByHand && Date.parse(setByHand) < Date.parse(FIRST))
    return refused({ [name]: [`${type.fields[name]?.label} cannot be before ${FIRST.slice(0, 4)}.`] });
  const date = publicationDate(type, { ...row, ...columns }, row?.[name] ?? now.toISOString());
  return done({ ...columns, [name]: date, ...(date !== null && { created_at: date }) });
}

/** Returns since when visitors see a record; null where they never did. */
export function publicationDate(type: ContentType, values: Values, otherwise: unknown): unknown {
  const date = values[type.datedBy ?? ''] ?? null;
  return values['status'] === ACTIVE ? (date ?? otherwise) : date;
}

function ahead({ fields, noun }: ContentType, name: string) {
  const label = fields[name]?.label;
  return `${label} cannot be in the future. To publish the ${noun.one} later, use Schedule….`;
}
