import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../../bin/run.mjs';

const list = ['root', 'admin/shell/shell', 'blog/list'];
const form = ['root', 'admin/shell/shell', 'blog/edit'];
const inbox = ['root', 'admin/shell/shell', 'messages'];
const message = ['root', 'admin/shell/shell', 'messages/one'];

const budgets = [
  { screen: 'contact page', routes: ['root', 'site', 'site/pages/contact'], max: 160_000 },
  { screen: 'sign-in page', routes: ['root', 'sign-in', 'sign-in/login'], max: 190_000 },
  { screen: 'a list', routes: list, max: 256_000 },
  { screen: 'a form, without the editor and what a list has loaded', routes: form, loaded: list, max: 60_000 },
  { screen: 'a message, without what its list has loaded', routes: message, loaded: inbox, max: 25_000 },
];

const client = `${root}build/client`;
const manifest = readManifest();

for (const { screen, routes, loaded, max } of budgets) {
  const files = scriptsOf(routes).difference(loaded ? scriptsOf(loaded) : new Set());
  report(screen, files, max);
}
report('what figures and their charts add', scriptsOnlyFor(['figures', 'glance', 'record-figures']), 10_000);

/**
 * Measures the JavaScript of a screen in bytes after gzip, and fails where it has more than its budget.
 * @param {string} screen
 * @param {Set<string>} files
 * @param {number} max
 */
function report(screen, files, max) {
  const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(client + file)).length, 0);
  console.log(`${screen}: ${(size / 1000).toFixed(1)} kB of JavaScript, at most ${max / 1000} kB`);
  if (size > max) process.exitCode = 1;
}

/** @param {string[]} routes */
function scriptsOf(routes) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (const id of routes) {
    const route = manifest.routes[id];
    const parts = ['module', 'clientActionModule', 'clientLoaderModule', 'hydrateFallbackModule'];
    for (const file of [...parts.map((part) => route[part]), ...route.imports]) if (file) files.add(file);
  }
  return files;
}

/**
 * Returns some scripts, and those that nothing but they imports.
 * @param {string[]} names
 */
function scriptsOnlyFor(names) {
  const all = readdirSync(`${client}/assets`).filter((file) => file.endsWith('.js'));
  const wanted = names.map((name) => {
    const file = all.find((file) => new RegExp(String.raw`^${name}-[\w-]{8}\.js$`).test(file));
    if (!file) throw new Error(`There is no script called ${name}.`);
    return file;
  });
  const needed = withImports(wanted);
  const elsewhere = withImports(all.filter((file) => !needed.has(file)));
  return new Set([...needed.difference(elsewhere)].map((file) => `/assets/${file}`));
}

/**
 * Adds what scripts import at once, and what that imports.
 * @param {string[]} files
 */
function withImports(files) {
  const found = new Set(files);
  // A set that grows is iterated to its end.
  for (const file of found) {
    const text = readFileSync(`${client}/assets/${file}`, 'utf8');
    for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) if (imported) found.add(imported);
  }
  return found;
}

/** Reads the manifest of the browser build, which maps routes to scripts. */
function readManifest() {
  const name = readdirSync(`${client}/assets`).find((file) => file.startsWith('manifest-'));
  const text = readFileSync(`${client}/assets/${name}`, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}
