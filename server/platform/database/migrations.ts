import { readdir } from 'node:fs/promises';
import { root } from '../root.ts';
import type { Dialect } from './database.ts';

export interface Migration {
  /** That of its file, which starts with its number. */
  readonly name: string;
  readonly statements: string[];
}

export const migrationsFolder = new URL('migrations/', root);

/** Reads the migrations in their order, as they are for one dialect. */
export async function readMigrations(dialect: Dialect, folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const { statements } = (await import(new URL(file, folder).href)) as MigrationModule;
      return { name: file.replace('.ts', ''), statements: statements(dialect) };
    }),
  );
}

interface MigrationModule {
  statements: (dialect: Dialect) => string[];
}
