import { defineConfig } from 'oxlint';

/** The folders of the project, each with those that it may import from. */
const folders: Record<string, string[]> = {
  content: [],
  app: ['content'],
  server: ['content', 'seed'],
  seed: ['content'],
  migrations: [],
};

const stores = [
  'accounts',
  'alarms',
  'attachments',
  'audit',
  'clock',
  'content',
  'data-folder',
  'events',
  'figures',
  'leads',
  'mail-server',
  'media',
  'outbound',
  'platform',
  'programs',
  'search',
];

/** The rooms of a folder, each with those beside it that it may import from. */
const rooms: Record<string, Record<string, string[]>> = {
  server: {
    platform: [],
    outbound: ['platform'],
    events: ['platform'],
    alarms: ['platform'],
    audit: ['platform'],
    clock: ['alarms', 'audit', 'platform'],
    accounts: ['audit', 'platform'],
    leads: ['attachments', 'audit', 'events', 'figures', 'outbound', 'platform'],
    'mail-server': ['audit', 'platform'],
    media: ['alarms', 'platform'],
    attachments: ['media', 'platform'],
    content: ['audit', 'events', 'media', 'platform'],
    figures: ['platform'],
    'data-folder': ['alarms', 'media', 'platform'],
    backup: ['alarms', 'attachments', 'audit', 'data-folder', 'media', 'platform'],
    search: ['accounts', 'content', 'leads', 'media', 'platform'],
    site: ['content', 'media', 'platform', 'search'],
    programs: ['audit', 'content', 'events', 'leads', 'outbound', 'platform', 'site'],
    pages: ['attachments', 'content', 'figures', 'media', 'platform', 'site'],
    monitoring: [...stores, 'backup'],
    api: [...stores, 'backup', 'site'],
    jobs: [...stores, 'backup'],
    doctor: [...stores, 'backup', 'jobs'],
    cli: [...stores, 'backup', 'doctor', 'jobs', 'monitoring'],
  },
  app: {
    ui: [],
    site: ['ui'],
    'sign-in': ['ui'],
    // The shell shows the sign-in form over its page.
    admin: ['ui', 'sign-in'],
  },
};

/** The rooms that know nothing of what an agency publishes. */
const knowNoContent = new Set(['server/platform', 'app/ui']);

/** Only types may cross these borders: the server is handed the built app, and the browser never gets the server. */
const typesOnly = new Set(['app', 'server']);

const DEEPEST = 6; // folders between the root and a file

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise', 'vitest'],
  jsPlugins: ['./bin/pointing-names.mjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  rules: {
    'plinth/pointing-names': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-control-regex': 'off',
    'oxc/no-map-spread': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-sort': 'off',
  },
  ignorePatterns: ['build', 'data', 'node_modules', '.react-router', 'test-results'],
  overrides: [
    ...Object.keys(folders).flatMap(importDirections),
    // Rendered once, as text: nothing is ever reordered.
    { files: ['app/site/sections/**'], rules: { 'react/no-array-index-key': 'off' } },
  ],
});

/** Returns the overrides of a folder: one for each depth of its files, because a relative import says how far up it goes. */
function importDirections(folder: string) {
  const depths = Array.from({ length: DEEPEST }, (_, index) => index + 1);
  return depths.flatMap((depth) => [
    barring(filesOf(folder, depth), neighboursOf(folder, depth)),
    ...Object.keys((depth > 1 && rooms[folder]) || {}).map((room) =>
      barring(filesOf(`${folder}/${room}`, depth), [
        ...neighboursOf(folder, depth, knowNoContent.has(`${folder}/${room}`) ? ['content'] : []),
        ...neighboursOfRoom(folder, room, depth),
      ]),
    ),
  ]);
}

/** Matches the files of a folder that so many folders lie above. */
function filesOf(folder: string, depth: number) {
  return folder + '/*'.repeat(depth - folder.split('/').length + 1);
}

function neighboursOf(folder: string, depth: number, alsoBarred: string[] = []) {
  const others = [...Object.keys(folders), 'test'].filter((other) => other !== folder);
  const barred = others.filter((other) => !folders[folder]?.includes(other) || alsoBarred.includes(other));
  return barred.map((other) => ({
    regex: `^${up(depth)}${other}/`,
    allowTypeImports: typesOnly.has(folder) && typesOnly.has(other),
    message: `${folder}/ does not import from ${other}/.`,
  }));
}

function neighboursOfRoom(folder: string, room: string, depth: number) {
  const others = Object.keys(rooms[folder] ?? {}).filter((other) => other !== room);
  const barred = others.filter((other) => !rooms[folder]?.[room]?.includes(other));
  return barred.map((other) => ({
    regex: `^${up(depth - 1)}${other}/`,
    message: `${folder}/${room}/ does not import from ${folder}/${other}/.`,
  }));
}

function up(levels: number) {
  return String.raw`\.\./`.repeat(levels);
}

function barring(files: string, patterns: object[]) {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', object] } };
}
