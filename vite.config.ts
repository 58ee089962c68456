import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { init, parse } from 'es-module-lexer';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [screensInBrowserAlone(), jsonSchemasOnServerAlone(), tailwindcss(), reactRouter()],
  // Fonts stay files: a page that carries its styles must not carry them too.
  // With light-dark() as it stands, a part of a page can change the scheme of all that is in it.
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, postBanner } } } } },
  // The server's pages bring all they need in one file, which is there sooner than hundreds, and nothing that only helps developers.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}));

/**
 * Leaves the screens of admin and sign-in out of the server's pages: it answers for them with the page in which they start, and
 * would only read and compile them. Those with a loader stay, as it runs on the server.
 */
function screensInBrowserAlone(): Plugin {
  return {
    name: 'screens-in-browser-alone',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/app\/(admin|sign-in|ui\/mantine).*\.tsx$/, code: { exclude: /export const loader\b/ } },
      async handler(code) {
        await init;
        const [, exported] = parse(code);
        const stubs = exported.map(({ n }) =>
          n === 'default' ? 'export default () => null;' : `export const ${n} = undefined;`,
        );
        return { code: stubs.join('\n'), map: null };
      },
    },
  };
}

/** Leaves out of browsers how each schema describes itself as JSON Schema, which only the document of the API asks for. */
function jsonSchemasOnServerAlone(): Plugin {
  return {
    name: 'json-schemas-on-server-alone',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      async handler(code) {
        await init;
        const [, exported] = parse(code);
        const names = exported.map(({ n }) => `describe as ${n}`);
        const describe = "const describe = () => { throw new Error('Only the server describes schemas.'); };";
        return { code: `${describe} export { ${names.join()} };`, map: null };
      },
    },
  };
}

// What a screen begins with, a browser compiles beside its work, not when it meets each function: a third of the wait.
const postBanner = ({ name }: { name: string }) => (name === 'rich-text-editor' ? '' : '//# allFunctionsCalledOnLoad');

// A file takes a slow browser as long to fetch from its cache as many kilobytes to read: a screen is made of few.
// Each group takes along what its modules import, unless one before it has that: so none of them imports a later one.
const groups = [
  // With the few lines of our own that every script needs.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper|\/(app\/(ui\/nonce|site\/(layout\/page-styles|pictures\/picture\.))|content\/(addresses|languages|words\/(first|languages)\/en\.))/,
    priority: 5,
  },
  // What public pages read of `content/`, without what validates.
  {
    name: 'public-content',
    test: /\/content\/(inbox\/(?!appointment|form)|words\/words|paths|forms|texts\/(phone-number|web-address)|html\/entities|model\/field|file-kinds|embeds|brand\/)/,
    minShareCount: 2,
    priority: 4.5,
  },
  {
    name: 'content',
    test: /\/content\/(?!artwork|share-image|embeds|inbox\/(appointment|form)|service-categories|addresses|languages|webhook-events)|node_modules\/zod\//,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'site', test: /\/app\/site\//, minShareCount: 2, priority: 3 },
  { name: 'sign-in', test: /\/app\/sign-in\/(layout|login|sign-in)/, priority: 2 },
  {
    name: 'dialog',
    test: /\/app\/admin\/(parts\/(dialog|use-search)|records\/form\/focus-field)/,
    priority: 1.5,
  },
  // One by one, each is mostly the wrapping of its script.
  {
    name: 'icons',
    test: /\/icons\/Icon(Calendar|DeviceDesktop|ExternalLink|Photo|X)\./,
    minShareCount: 2,
    priority: 1.5,
  },
  // What fewer screens share comes with those, and what is needed only once somebody has made a secret.
  {
    name: 'admin',
    test: /\/app\/(admin\/(?!parts\/shown-once)|ui\/(?!nonce))|node_modules\/(@mantine(?!.*\/(CopyButton|Radio)\b)|@tabler)\//,
    minShareCount: 6,
    priority: 1,
  },
];
