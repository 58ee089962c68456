import { hostname } from 'node:os';
import { NUMBER_VARIABLE } from '../process/cluster.ts';

const MOST = 63; // characters that PostgreSQL keeps

/** What `pg_stat_activity` calls our connections: with the machine, and the number of the process. */
export const CONNECTION_NAME = `plinth ${process.env[NUMBER_VARIABLE] ?? '1'} on ${hostname()}`.slice(0, MOST);
