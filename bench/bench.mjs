import { demonstration } from './subjects/demonstration.mjs';
import { freshness } from './measure/freshness.mjs';
import { growthInShort } from './growth.mjs';
import { hits } from './measure/hits.mjs';
import { misses } from './measure/misses.mjs';
import { startPlinth } from './subjects/plinth.mjs';
import { readiness } from './measure/readiness.mjs';
import { printTable } from './measure/table.mjs';
import { workers } from './subjects/workers.mjs';

/** Measures how fast the product is, all in one run, and prints a table. It starts what it needs itself. */
const data = await demonstration();
const plinth = await startPlinth('3960', { RATE_LIMIT: 'off' }, { data, core: 0 });
const rows = [['what', 'measured', 'wanted']];
rows.push(...(await hits(plinth)));
rows.push(...(await misses(plinth)));
rows.push(...(await freshness(plinth)));
await plinth.stop();
rows.push(...(await readiness(data)));
rows.push(...(await workers(data)));
rows.push(...(await growthInShort()));

printTable(rows);
