/** Size and SHA-256 of each file of a picture, by the name of the file, as JSON; null of pictures from before. */
export const statements = (): string[] => ['alter table media add column digests text'];
