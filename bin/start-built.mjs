import { dirname, resolve } from 'node:path';
import { hasBuild } from './build.mjs';
import { builtServer } from './run.mjs';
import { logStages, refuse } from './stages.mjs';
import { serve } from './serve.mjs';

logStages();
if (!hasBuild()) {
  refuse('Plinth is not built here: run "npm run build" first, or "npm start", which builds what is missing.');
}
// As it was named, not its real path: a link may lead to another release by the time a new process takes over.
const PLINTH_HOME = resolve(dirname(process.argv[1] ?? ''), '..');
serve(builtServer, { NODE_ENV: 'production', PLINTH_HOME });
