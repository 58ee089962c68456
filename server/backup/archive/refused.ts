/** An archive, a source or a target with which the work cannot be done, with a sentence for the person who asked for it. */
export class ArchiveRefused extends Error {}

export function damaged(damage: string): ArchiveRefused {
  return new ArchiveRefused(`The archive is damaged or incomplete: ${damage}. Nothing was written.`);
}
