import { demonstration } from '../subjects/demonstration.mjs';
import { freshness } from '../measure/freshness.mjs';
import { hits } from '../measure/hits.mjs';
import { misses } from '../measure/misses.mjs';
import { startServer } from '../subjects/server.mjs';
import { readiness } from '../measure/readiness.mjs';
import { printTable } from '../measure/table.mjs';
import { workers } from '../subjects/workers.mjs';

/** Measures the performance of pages and the API in one run and prints a table. Starts all servers that it needs. */
const data = await demonstration();
const server = await startServer('3960', { RATE_LIMIT: 'off' }, { data, core: 0 });
const rows = [['what', 'measured', 'target']];
rows.push(...(await hits(server)));
rows.push(...(await misses(server)));
rows.push(...(await freshness(server)));
await server.stop();
rows.push(...(await readiness(data)));
rows.push(...(await workers(data)));

printTable(rows);
