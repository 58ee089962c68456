import type { FileKind } from '../../content/file-kinds.ts';

interface StoredKind {
  /** The content types of stored files, by their endings. */
  types: Readonly<Record<string, string>>;
  /** What a page of its own may use besides nothing. */
  policy?: string;
  /** Whether a browser saves such a file instead of showing it. */
  isSaved?: boolean;
}

/** How files are stored and served, by their kind. */
const storedKinds: Record<FileKind, StoredKind> = {
  picture: { types: { webp: 'image/webp', avif: 'image/avif' } },
  // The viewers of browsers run the scripts of a PDF.
  document: { types: { pdf: 'application/pdf' }, isSaved: true },
  drawing: { types: { svg: 'image/svg+xml' }, policy: "style-src 'unsafe-inline'" },
  film: { types: { mp4: 'video/mp4', webm: 'video/webm' } },
};

const kindsByEnding = new Map(
  (Object.entries(storedKinds) as [FileKind, StoredKind][]).flatMap(([kind, { types }]) =>
    Object.entries(types).map(([ending, type]) => [ending, { kind, type }] as const),
  ),
);

const NAME = `[a-z-]{1,50}/[a-z0-9-]{1,80}\\.(?:${[...kindsByEnding.keys()].join('|')})`;
const KEY = new RegExp(`^${NAME}$`);

/** Matches the keys of files in a text, each after a prefix. */
export function keysAfter(prefix: string): RegExp {
  return new RegExp(`${prefix}(${NAME})`, 'g');
}

/** Whether a file of the library may be stored under a key. */
export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** Returns the kind of a stored file, which its ending says. */
export function kindOfFile(key: string): FileKind {
  return declaredOf(key).kind;
}

export function contentTypeOf(key: string): string {
  return declaredOf(key).type;
}

/** Returns the policy under which a file is shown by itself: nothing of it runs, and it loads nothing. */
export function policyOf(key: string): string {
  return ["default-src 'none'", storedKinds[kindOfFile(key)].policy, 'sandbox'].filter(Boolean).join('; ');
}

/** Returns the name under which a browser saves a file: price-list.pdf of media/price-list-3f9c….pdf. Null where it is shown. */
export function savedName(key: string): string | null {
  if (!storedKinds[kindOfFile(key)].isSaved) return null;
  return key.replace(/^.*\//, '').replace(/-?[\da-f]{20}(?=\.\w+$)/, '');
}

function declaredOf(key: string) {
  const declared = kindsByEnding.get(key.slice(key.lastIndexOf('.') + 1));
  if (!declared) throw new Error(`No kind of file ends as ${key} does.`);
  return declared;
}
