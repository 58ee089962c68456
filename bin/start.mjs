import { build } from './build.mjs';
import { install } from './install.mjs';
import { builtServer } from './run.mjs';
import { logStages } from './stages.mjs';
import { serve } from './serve.mjs';

logStages();
await install();
await build();
serve(builtServer, { NODE_ENV: 'production' });
