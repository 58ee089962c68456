import { richTextNames } from '../../content/records/serialize.ts';

const names = new Set(richTextNames);

/** Returns the rich texts in data, at any depth, by the names of their fields. */
export function richTextsIn(data: unknown): string[] {
  const texts: string[] = [];
  mapRichTexts(data, (html) => {
    texts.push(html);
    return html;
  });
  return texts;
}

/** Replaces the rich texts in data. */
export function mapRichTexts<Data>(data: Data, change: (html: string) => string): Data {
  return mapped('', data, change) as Data;
}

function mapped(name: string, value: unknown, change: (html: string) => string): unknown {
  if (typeof value === 'string') return names.has(name) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapped(name, each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(name, each, change)]));
}
