import { type RawBuilder, sql } from 'kysely';

/**
 * Returns an expression whose value is folded as `folded` in content/texts/folding.ts folds a text. SQLite has that function itself;
 * in PostgreSQL it is said in its own words.
 */
export function foldedSql(text: RawBuilder<unknown>, isSqlite: boolean): RawBuilder<string> {
  if (isSqlite) return sql`folded(${text})`;
  const plain = sql`lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'))`;
  const letters = sql`translate(${plain}, 'øđðħıłς‘’“”„‐–—', 'oddhilσ''''"""---')`;
  const pairs = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };
  return Object.entries(pairs).reduce<RawBuilder<string>>(
    (folded, [letter, pair]) => sql`replace(${folded}, ${letter}, ${pair})`,
    sql`normalize(${letters}, NFC)`,
  );
}

/** Returns the condition that a text contains another, in which `%` and `_` stand for themselves. */
export function containsSql(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  return sql<boolean>`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
