import { join } from 'node:path';
import { build } from 'vite';
import { builtServer, root } from '../../bin/run.mjs';

const FOLDER = 'build/without-programs';

/** What is put in the place of what. @type {Record<string, [string, string][]>} */
const changes = {
  'server/web.ts': [
    ['await server.register(async (scope) => mcp(scope, services));', ''],
    ['services.webhooks.wakeIfUsed();', ''],
  ],
  'server/serve.ts': [['services.webhooks.wake();', '']],
  'server/api/api.ts': [
    ['tokensApi(plain, accounts);', ''],
    ['webhooksApi(plain, services);', ''],
  ],
  'server/api/http/guard.ts': [['if (token.startsWith(PREFIX)) return findProgram(token, ip);', '']],
  'server/events/queue-events.ts': [['if (events.length === 0) return;', 'return;']],
  'server/services.ts': [
    [
      "import { openWebhooks } from './open-webhooks.ts';",
      'const openWebhooks = () => ({ wakeIfUsed: () => {}, end: async () => {} });',
    ],
  ],
};

/** Builds the server without assistants, webhooks and tokens. Returns the arguments of Node for it, and what removes it. */
export async function buildWithoutPrograms() {
  const waiting = new Set(Object.keys(changes));
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    plugins: [{ name: 'without programs', enforce: 'pre', transform: (code, id) => changed(code, id) }],
    build: { outDir: FOLDER },
  });
  if (waiting.size > 0) throw new Error(`Not built: ${[...waiting].join(', ')}`);
  return {
    program: builtServer.map((argument) => argument.replace('build/program', FOLDER)),
    folder: join(root, FOLDER),
  };

  /** @param {string} code @param {string} id */
  function changed(code, id) {
    const path = id.replace(root, '');
    if (!changes[path]) return null;
    waiting.delete(path);
    return changes[path].reduce((text, [line, replacement]) => {
      if (!text.includes(line)) throw new Error(`${path} has no longer the line: ${line}`);
      return text.replace(line, replacement);
    }, code);
  }
}
