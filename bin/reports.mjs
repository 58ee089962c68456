import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, failures: string[] }} Count
 * @typedef {import('vitest/node').JsonTestResults} UnitsReport
 * @typedef {import('@playwright/test/reporter').JSONReport} JourneysReport
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} JourneysSuite
 */

// The failures counted for a runner that crashed.
const BROKEN = 1;

/** Counts what vitest reports. @param {string} file @returns {Count} */
export function countUnits(file) {
  const report = /** @type {UnitsReport | undefined} */ (read(file));
  if (!report) return { passed: 0, failed: BROKEN, failures: ['vitest left no report'] };
  const { numPassedTests, numTotalTests, success, testResults } = report;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => `${name}: ${test.fullName}\n${test.failureMessages?.join('\n')}`),
  ]);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests || (success ? 0 : BROKEN), failures };
}

/** Counts what Playwright reports. @param {string} file @returns {Count} */
export function countJourneys(file) {
  const report = /** @type {JourneysReport | undefined} */ (read(file));
  if (!report) return { passed: 0, failed: BROKEN, failures: ['Playwright left no report'] };
  const { stats, errors, suites } = report;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const failures = suites
    .flatMap(specsIn)
    .filter(({ ok }) => !ok)
    .map((spec) => `${spec.file}: ${spec.title}\n${messagesOf(spec).join('\n')}`);
  return { passed: stats.expected, failed: failed || (errors.length === 0 ? 0 : BROKEN), failures };
}

/** @param {JourneysSuite} suite @returns {JourneysSuite['specs']} */
function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @param {JourneysSuite['specs'][number]} spec */
function messagesOf({ tests }) {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
