/** A metric with its samples, in the terms of Prometheus. */
export interface Family {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: Sample[];
}

export interface Sample {
  labels?: Labels;
  value: number;
  /** Of a histogram. */
  suffix?: '_bucket' | '_sum' | '_count';
}

type Labels = Readonly<Record<string, string>>;

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const creatorOf =
  (type: Family['type']) =>
  (name: string, help: string, samples: number | Sample[]): Family => ({
    name,
    type,
    help,
    samples: typeof samples === 'number' ? [{ value: samples }] : samples,
  });

export const counter = creatorOf('counter');
export const gauge = creatorOf('gauge');
export const histogram = creatorOf('histogram');

/** Returns families with one more label on each of their samples. */
export function labelled(families: Family[], labels: Labels): Family[] {
  return families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, ...labels } })),
  }));
}

/** Writes families in the text format of Prometheus, version 0.0.4. Those with the same name, of several processes, are joined. */
export function exposition(families: Family[]): string {
  const groups = Map.groupBy(families, ({ name }) => name).values();
  return [...groups].map((group) => `${headOf(group[0] as Family)}${group.map(linesOf).join('')}`).join('');
}

function headOf({ name, type, help }: Family) {
  return `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${type}\n`;
}

function linesOf({ name, samples }: Family) {
  return samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelsIn(labels)} ${value}\n`).join('');
}

function labelsIn(labels: Labels = {}) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escaped(value: string) {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
