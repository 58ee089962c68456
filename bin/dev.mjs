import { install } from './install.mjs';
import { serve } from './serve.mjs';

await install();
// Vite reloads pages; changes in these folders restart the server.
const watching = ['--watch-path=server', '--watch-path=content', '--watch-preserve-output'];
serve(['--conditions=development', ...watching, 'server/main.ts'], { NODE_ENV: 'development' });
