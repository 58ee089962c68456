import { build } from './build.mjs';
import { install } from './install.mjs';
import { builtServer, stages } from './run.mjs';
import { serve } from './serve.mjs';

stages.areLogged = !process.stdout.isTTY && process.env['LOG_FORMAT'] !== 'text';
await install();
await build();
serve(builtServer, { NODE_ENV: 'production' });
