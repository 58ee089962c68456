export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The text content, including that of children. */
  text: string;
}

const TOKEN = /<\?xml[^>]*\?>|<(\/?)([a-z:]+)((?:\s+[a-z:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([a-z:]+)="([^"<]*)"/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Parses XML; throws where it is not well formed. */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const start = TOKEN.lastIndex;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`Not well formed: ${xml.slice(start, start + 80)}`);
    const [, end, name, attributes = '', empty, text] = token;
    if (text !== undefined) for (const element of open) element.text += decoded(text);
    if (name === undefined) continue;
    if (end) {
      const closed = open.pop();
      if (closed?.name !== name) throw new Error(`</${name}> closes <${closed?.name}>.`);
    } else {
      const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
      open.at(-1)?.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root, ...more] = top.children;
  if (!root || more.length > 0 || open.length > 1) throw new Error('There must be exactly one root element.');
  return root;
}

export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Returns the text of the first child with a name. */
export function textOf(element: XmlElement, name: string): string | undefined {
  return childrenOf(element, name)[0]?.text;
}

function attributesOf(text: string) {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]));
}

function decoded(text: string) {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text) || !text.isWellFormed())
    throw new Error('A character that XML does not allow.');
  return text.replace(/&(\w*;?)/g, (_, reference: string) => {
    const character = ENTITIES[reference.replace(';', '')];
    if (!character || !reference.endsWith(';')) throw new Error(`&${reference} is no entity.`);
    return character;
  });
}
