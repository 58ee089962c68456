/** Loads the library at its first use: its tables would take a thirtieth of the start. */
export async function loadSlugify() {
  const { default: slugify } = await import('@sindresorhus/slugify');
  return (text: string, language = 'en') => {
    const customReplacements: Replacement[] = [
      ...(spellsOutUmlauts.has(language) ? [] : plainUmlauts),
      ...(language === 'en' ? [] : [withoutAnd]),
    ];
    // Letters such as the ligature of f and i would be lost.
    return slugify(text.normalize('NFKC'), { decamelize: false, customReplacements });
  };
}

type Replacement = [string, string];

/** The library would write it as the English word. */
const withoutAnd: Replacement = ['&', ' '];

/** In other languages, ä is a kind of a. */
const spellsOutUmlauts: ReadonlySet<string> = new Set(['de', 'en']);

const plainUmlauts: Replacement[] = [
  ['ä', 'a'],
  ['Ä', 'A'],
  ['ö', 'o'],
  ['Ö', 'O'],
  ['ü', 'u'],
  ['Ü', 'U'],
];
