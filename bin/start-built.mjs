// Before anything is loaded, because it would end this process. What only starts needs no handing over.
process.on('SIGUSR2', () => {});

const { dirname, resolve } = await import('node:path');
const { hasBuild } = await import('./build.mjs');
const { builtServer } = await import('./run.mjs');
const { logStages, refuse } = await import('./stages.mjs');
const { serve } = await import('./serve.mjs');

logStages();
if (!hasBuild()) {
  refuse('Plinth is not built here: run "npm run build" first, or "npm start", which builds what is missing.');
}
// As it was named, not its real path: a link may lead to another release by the time a new process takes over.
const PLINTH_HOME = resolve(dirname(process.argv[1] ?? ''), '..');
serve(builtServer, { NODE_ENV: 'production', PLINTH_HOME });
