// Before anything is loaded, because it would end this process. What only starts needs no handing over.
process.on('SIGUSR2', () => {});

const { build } = await import('./build.mjs');
const { install } = await import('./install.mjs');
const { builtServer } = await import('./run.mjs');
const { logStages } = await import('./stages.mjs');
const { serve } = await import('./serve.mjs');

logStages();
await install();
await build();
serve(builtServer, { NODE_ENV: 'production' });
