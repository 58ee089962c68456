const MB = 1024 * 1024; // bytes

interface DeclaredKind {
  label: { one: string; many: string };
  /** How a message begins that says what was done with one. */
  inMessages: string;
  /** What a file of this kind is, with its article. */
  formats: string;
  /** The content types of what is uploaded. */
  accepted: readonly string[];
  /** Content types that some browsers turn into one of these before they send it. */
  converted: readonly string[];
  /** In bytes. */
  maxSize: number;
  /** Whether one has an alternative text, because pages show it. */
  isDescribed: boolean;
  /** Whether pages link to one. */
  isLinked: boolean;
  /** Whether it is played: a picture stands for it until then, and captions for those who cannot hear it. */
  isPlayed: boolean;
}

/** The kinds of files that the library takes. */
export const fileKinds = {
  picture: {
    label: { one: 'Picture', many: 'Pictures' },
    inMessages: 'Image',
    formats: 'a JPEG, PNG, WebP, AVIF or GIF picture',
    accepted: ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif'],
    converted: ['image/heic', 'image/heif'],
    maxSize: 20 * MB,
    isDescribed: true,
    isLinked: false,
    isPlayed: false,
  },
  document: {
    label: { one: 'Document', many: 'Documents' },
    inMessages: 'Document',
    formats: 'a PDF document',
    accepted: ['application/pdf'],
    converted: [],
    maxSize: 25 * MB,
    isDescribed: false,
    isLinked: true,
    isPlayed: false,
  },
  drawing: {
    label: { one: 'Drawing', many: 'Drawings' },
    inMessages: 'Drawing',
    formats: 'an SVG drawing',
    accepted: ['image/svg+xml'],
    converted: [],
    maxSize: MB,
    isDescribed: false,
    isLinked: true,
    isPlayed: false,
  },
  film: {
    label: { one: 'Film', many: 'Films' },
    inMessages: 'Film',
    formats: 'an MP4 or WebM film',
    accepted: ['video/mp4', 'video/x-m4v', 'video/webm'],
    converted: [],
    maxSize: 200 * MB,
    isDescribed: false,
    isLinked: true,
    isPlayed: true,
  },
} as const satisfies Record<string, DeclaredKind>;

export type FileKind = keyof typeof fileKinds;

export const kindNames = Object.keys(fileKinds) as FileKind[];

/** Returns the content types that a file input offers to choose. */
export function offeredOf(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => [...fileKinds[kind].accepted, ...fileKinds[kind].converted]);
}

/** Returns what a file of some kinds is, as the end of a sentence such as “must be a PDF document”. */
export function formatsOf(kinds: readonly FileKind[]): string {
  const formats = kinds.map((kind) => fileKinds[kind].formats);
  return formats.length < 2 ? formats.join() : `${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}`;
}

/** Returns how large a file of a kind can be, in words. */
export function limitOf(kind: FileKind): string {
  return `${fileKinds[kind].maxSize / MB} MB`;
}

/** Returns the kinds of files that an image of a record can be. */
export function kindsOfImage({ mayBeDrawn = false }: { mayBeDrawn?: boolean }): readonly FileKind[] {
  return mayBeDrawn ? ['picture', 'drawing'] : ['picture'];
}
