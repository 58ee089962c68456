/** Drops the tokens of previews, which are rendered for those who are signed in. */
export const statements = (): string[] => ['drop table previews'];
