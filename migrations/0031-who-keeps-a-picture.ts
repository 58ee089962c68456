/** Who keeps a picture, so that nobody without permission takes it away from them; null where only its uploader may have. */
export const statements = (): string[] => ['alter table media add column kept_by integer'];
