import { build } from './build.mjs';
import { install } from './install.mjs';
import { builtServer } from './run.mjs';
import { serve } from './serve.mjs';

await install();
await build();
serve(builtServer, { NODE_ENV: 'production' });
