import { findPostgres } from '../../bin/postgres.mjs';
import { databaseUrl, query, startPostgresServer } from '../../test/servers/postgres-server.ts';

/** Starts a PostgreSQL server with its default settings; null where PostgreSQL cannot be found or installed. */
export async function startPostgres() {
  const programs = await findPostgres();
  if (!programs) return null;
  const server = await startPostgresServer(programs);
  let databases = 0;
  return {
    /** Creates an empty database and returns its address. */
    addDatabase: async () => {
      databases += 1;
      const name = `plinth_${databases}`;
      await query(server.url, `create database ${name}`);
      return databaseUrl(server.url, name);
    },
    stop: server.stop,
  };
}
