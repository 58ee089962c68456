/** A declared table. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly indexes: readonly Index[];
  /** The columns of the primary key, where it has several. */
  readonly primaryKey?: readonly string[];
  /** The column that is searched by trigrams. */
  readonly titleIndex?: string;
  /** What its rows are found as. */
  readonly searched?: SearchedAs;
}

/** In SQL, in which `row` is the row that has changed. */
export interface SearchedAs {
  /** The name of a content type or a kind of inbox items. */
  readonly place: string;
  /** The id of the record or item. */
  readonly thing: string;
}

export interface Column {
  readonly name: string;
  readonly type: 'integer' | 'text' | 'double precision';
  readonly nullable: boolean;
  /** Compared byte by byte. */
  readonly isBinary?: boolean;
  readonly primaryKey?: boolean;
  readonly unique?: boolean;
  /** The table whose ids it holds. */
  readonly references?: string;
  readonly default?: string | number;
  /** The value for existing rows when the column is added. */
  readonly initial?: string | number;
}

export interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  readonly where?: string;
  readonly isUnique?: boolean;
}

export function titleIndexName({ name }: Pick<Table, 'name'>): string {
  return `${name}_titles`;
}
