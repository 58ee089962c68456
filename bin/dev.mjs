import { install } from './install.mjs';
import { serve } from './serve.mjs';

await install();
// Pages reload by themselves; changes of the server and of content start it anew.
serve({ NODE_ENV: 'development' }, [
  '--conditions=development',
  '--watch-path=server',
  '--watch-path=content',
  '--watch-preserve-output',
]);
