import { expect } from 'vitest';

type Labels = Record<string, string>;

/** Matches the samples of a metric, with the value that belongs to some labels among others. */
export interface Scrape {
  /** The names of all metrics, with the suffixes of histograms, that have a value. */
  names: Set<string>;
  /** The names that are described, with or without a value. */
  described: Set<string>;
  valueOf: (name: string, labels?: Labels) => number;
  labelsOf: (name: string) => Labels[];
}

const SAMPLE = /^([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\["\\n])*",?)+)\})? ([\d.e+-]+)$/;

/** Reads the text format of Prometheus, and fails where it is not followed. */
export function parseMetrics(text: string): Scrape {
  expect(text.endsWith('\n')).toBe(true);
  const samples: { name: string; labels: Labels; value: number }[] = [];
  const described = new Set<string>();
  let current = '';
  for (const line of text.trimEnd().split('\n')) {
    const [, help] = /^# HELP ([a-z_]+) \S/.exec(line) ?? [];
    if (help) {
      expect(described).not.toContain(help);
      described.add((current = help));
    } else if (line.startsWith('#')) {
      expect(line).toMatch(new RegExp(`^# TYPE ${current} (counter|gauge|histogram)$`));
    } else {
      expect(line).toMatch(SAMPLE);
      const [, name = '', labels = '', value] = SAMPLE.exec(line) ?? [];
      expect([current, `${current}_bucket`, `${current}_sum`, `${current}_count`]).toContain(name);
      const pairs = [...labels.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text]);
      samples.push({ name, labels: Object.fromEntries(pairs) as Labels, value: Number(value) });
    }
  }
  const series = samples.map(({ name, labels }) => JSON.stringify([name, labels]));
  expect(new Set(series).size).toBe(series.length);
  const matching = (name: string, labels: Labels) =>
    samples.filter(
      (sample) => sample.name === name && Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
    );
  return {
    names: new Set(samples.map(({ name }) => name)),
    described,
    valueOf: (name, labels = {}) => matching(name, labels).reduce((sum, { value }) => sum + value, 0),
    labelsOf: (name) => matching(name, {}).map(({ labels }) => labels),
  };
}
