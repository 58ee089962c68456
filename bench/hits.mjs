import { demonstration } from './subjects/demonstration.mjs';
import { hits } from './measure/hits.mjs';
import { startServer } from './subjects/server.mjs';
import { printTable } from './measure/table.mjs';

/** Measures cached responses beside a bare node:http server, and prints a table. */
const plinth = await startServer('3960', { RATE_LIMIT: 'off' }, { data: await demonstration(), core: 0 });
const rows = await hits(plinth);
await plinth.stop();
printTable([['what', 'measured', 'wanted'], ...rows]);
