/** What a field refers to: records of another type. */
export interface RelatedType {
  readonly to: string;
  /** The API path that lists the records to choose from. */
  readonly optionsFrom: string;
  /** The fields of the related record in responses; the first one names it. */
  readonly shows: readonly string[];
}

export interface Relation extends RelatedType {
  /** Soft-deletes and restores a record with the one it relates to. Without it, the relation becomes null. */
  readonly onDelete?: 'cascade';
  /** The one it relates to may have its own, as elements of a rich text, instead of related records. */
  readonly orWrittenIn?: { readonly field: string; readonly element: string };
}
