/** What search finds: a record in one language, an inbox item, a file or a person. */
export interface SearchEntry {
  /** The name of its content type or kind of inbox items; `media` of a file, `person` of people. */
  type: string;
  id: number;
  /** Of a translation; else empty. */
  language: string;
  /** Whether visitors may find it too. */
  isPublic: boolean;
  title: string;
  /** What it says besides, as plain texts. */
  texts: string[];
  /** Search lists the newest first. */
  created_at: string;
  /** The slug or id in the addresses of its screen and its calls. */
  key: string;
}

export interface EntrySelection {
  ids: number[];
  /** Those of translations, and the empty one of the records; all unless given. */
  languages?: readonly string[];
}
