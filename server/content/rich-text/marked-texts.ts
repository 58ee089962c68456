/** Under this, what holds rich texts has their names. Copies of it keep them, and JSON leaves them out. */
const RICH_TEXTS = Symbol('the names of rich texts');

interface Holder {
  [RICH_TEXTS]?: ReadonlySet<string>;
}

/** A text in the data of a page, and whether it is rich text by the declaration of its field. */
interface MarkedText {
  text: string;
  isRich: boolean;
}

/** Marks a field of a record, or of a part of one, as rich text. */
export function markRichText(holder: Holder, name: string): void {
  holder[RICH_TEXTS] = new Set(holder[RICH_TEXTS]).add(name);
}

/** Returns the texts in data, at any depth. */
export function textsIn(data: unknown): MarkedText[] {
  const texts: MarkedText[] = [];
  mapTexts(data, (text, isRich) => {
    texts.push({ text, isRich });
    return text;
  });
  return texts;
}

/** Replaces the rich texts in data, at any depth. */
export function mapRichTexts<Data>(data: Data, change: (html: string) => string): Data {
  return mapTexts(data, (text, isRich) => (isRich ? change(text) : text)) as Data;
}

type Change = (text: string, isRich: boolean) => string;

function mapTexts(data: unknown, change: Change, isRich = false): unknown {
  if (typeof data === 'string') return change(data, isRich);
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, change));
  if (typeof data !== 'object' || data === null) return data;
  const { [RICH_TEXTS]: names } = data as Holder;
  const entries = Object.entries(data).map(([name, value]) => [name, mapTexts(value, change, names?.has(name))]);
  return { ...data, ...Object.fromEntries(entries) };
}
