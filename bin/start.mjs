import { build } from './build.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';

await install();
await build();
serve({ NODE_ENV: 'production' });
