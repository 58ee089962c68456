/** When the last complete backup was made, and whether the last attempt failed. */
export interface LastBackup {
  at: string;
  failed: boolean;
}

/** Returns null while there is no backup. Plinth makes none yet: whatever makes them says so here. */
export async function readLastBackup(): Promise<LastBackup | null> {
  return null;
}
