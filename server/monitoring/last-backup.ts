export interface LastBackup {
  /** When the last complete one was made; null if none was. */
  at: string | null;
  /** Whether the last attempt failed. */
  failed: boolean;
}

/** Returns null while none was attempted. Plinth makes none yet: whatever makes them is to be read here. */
export async function readLastBackup(): Promise<LastBackup | null> {
  return null;
}
