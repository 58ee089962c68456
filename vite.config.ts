import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts stay files: a page that carries its styles must not carry them too.
  // With light-dark() as it stands, a part of a page can change the scheme of all that is in it.
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, postBanner } } } } },
  // The server's pages bring all they need in one file, which is there sooner than hundreds.
  ...(command === 'build' && { ssr: { noExternal: true } }),
}));

// What a screen begins with, a browser compiles beside its work, not when it meets each function: a third of the wait.
const postBanner = ({ name }: { name: string }) => (name === 'rich-text-editor' ? '' : '//# allFunctionsCalledOnLoad');

// A file takes a slow browser as long to fetch from its cache as many kilobytes to read: a screen is made of few.
// Each group takes along what its modules import, unless one before it has that: so none of them imports a later one.
const groups = [
  // With the few lines of our own that every script needs.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper|\/(app\/(ui\/nonce|site\/(layout\/page-styles|pictures\/picture\.))|content\/(addresses|languages))/,
    priority: 5,
  },
  // What public pages read of `content/`, without what validates.
  {
    name: 'public-content',
    test: /\/content\/(inbox\/(?!appointment|form)|words\/words|paths|forms|phone-number|web-address|html\/entities|model\/field|file-kinds|embeds|brand\/)/,
    minShareCount: 2,
    priority: 4.5,
  },
  {
    name: 'content',
    test: /\/content\/(?!artwork|share-image|embeds|inbox\/(appointment|form)|service-categories|addresses|languages)|node_modules\/zod\//,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'site', test: /\/app\/site\//, minShareCount: 2, priority: 3 },
  { name: 'sign-in', test: /\/app\/sign-in\//, priority: 2 },
  // What fewer screens share comes with those.
  {
    name: 'admin',
    test: /\/app\/(admin\/|ui\/(?!nonce))|node_modules\/(@mantine|@tabler)\//,
    minShareCount: 6,
    priority: 1,
  },
];
