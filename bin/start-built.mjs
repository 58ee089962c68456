import { hasBuild } from './build.mjs';
import { builtServer } from './run.mjs';
import { serve } from './serve.mjs';

if (!hasBuild()) {
  console.error('Plinth is not built here: run "npm run build" first, or "npm start", which builds what is missing.');
  process.exit(1);
}
serve(builtServer, { NODE_ENV: 'production' });
