export interface ThingSelection {
  ids: number[];
  /** Those of translations, and the empty one of the records; all unless given. */
  languages?: readonly string[];
}

/** Something that can be found. */
export interface Thing {
  /** What it is: the name of a content type or a kind of inbox items, `media` or the one of people. */
  place: string;
  id: number;
  /** Of a translation; else empty. */
  language: string;
  /** Whether visitors may find it too. */
  isPublic: boolean;
  title: string;
  /** What it says besides, as plain texts. */
  texts: string[];
  /** Things are found the newest first. */
  moment: string;
  /** By what its screen and its calls know it. */
  key: string;
}
