import { readdirSync, readFileSync } from 'node:fs';

const scenarios = new URL('scenarios/', import.meta.url);
const [name] = process.argv.splice(2, 1);
const names = readdirSync(scenarios).map((file) => file.replace('.mjs', ''));

/** Runs the benchmark that is named, with the arguments after its name; without a name, lists all. */
if (name && names.includes(name)) await import(new URL(`${name}.mjs`, scenarios).href);
else {
  console.log('Usage: npm run bench NAME\n');
  for (const scenario of names) console.log(`${scenario.padEnd(16)}${purposeOf(scenario)}`);
  if (name) process.exitCode = 2;
}

/** What the comment of a scenario says that it does. @param {string} scenario */
function purposeOf(scenario) {
  const source = readFileSync(new URL(`${scenario}.mjs`, scenarios), 'utf8');
  const [, purpose = ''] = /\/\*\*[\s*]*((?:Measures|Compares|Runs|Holds) [^.:]*)/.exec(source) ?? [];
  return purpose.replaceAll(/\s*\n \* /g, ' ');
}
