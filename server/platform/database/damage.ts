/** SQLite: damaged, and not a database. PostgreSQL: damaged data, and a damaged index. */
const SQLITE = new Set([11, 26]);
const POSTGRES = /^XX00[12]$/;

/** Whether an error says that what is stored cannot be read as it was written. */
export function isDamage(thrown: unknown): boolean {
  const { errcode = 0, code = '' } = Object(thrown) as { errcode?: number; code?: string };
  return SQLITE.has(errcode & 255) || POSTGRES.test(code);
}

export type DamageNote = ReturnType<typeof createDamageNote>;

/** Remembers the first damage that was met since a database was opened. */
export function createDamageNote() {
  let reason: string | null = null;

  function note(thrown: unknown): void {
    if (isDamage(thrown)) reason ??= (thrown as Error).message;
  }

  /** Remembers what another process has met. */
  function remember(found: string): void {
    reason ??= found;
  }

  /** Throws once there is damage: what is written now may be lost, or do more of it. */
  function assertNone(): void {
    if (reason !== null) throw Object.assign(new Error(`The database is damaged: ${reason}.`), { errcode: 11 });
  }

  return { note, remember, assertNone, reason: () => reason };
}
