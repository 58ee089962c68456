import { install } from './install.mjs';
import { serve } from './serve.mjs';

await install();
// Pages reload by themselves; changes of the server and of content start it anew.
const watching = ['--watch-path=server', '--watch-path=content', '--watch-preserve-output'];
serve(['--conditions=development', ...watching, 'server/main.ts'], { NODE_ENV: 'development' });
