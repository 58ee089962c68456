export interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}

interface Listing {
  objects: ListedObject[];
  /** Where the next part begins; null after the last. */
  next: string | null;
}

/** Reads a response to ListObjectsV2. */
export function parseListing(xml: string): Listing {
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((content) => ({
      key: elementText(content, 'Key') ?? '',
      size: Number(elementText(content, 'Size')),
      modifiedAt: new Date(elementText(content, 'LastModified') ?? ''),
    }));
  return { objects, next: elementText(xml, 'NextContinuationToken') };
}

function elementText(xml: string, element: string) {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text === undefined ? null : text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (_, name: string) => characterOf(name));
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function characterOf(name: string) {
  if (!name.startsWith('#')) return named[name] ?? '';
  return String.fromCodePoint(Number(name.replace('#', name.startsWith('#x') ? '0' : '')));
}
