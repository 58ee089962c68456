import type { ContentType } from './content-type.ts';
import type { Field, Fields } from './field.ts';
import type { NestedKind } from './parts/nested.ts';

/** A record of a content type as API responses hold it. */
export type RecordOf<Type extends ContentType> = SystemFields<Type> &
  Outputs<Type['fields']> &
  ImageDetails<Type['fields']>;

/** A record of any type, where code serves them all. */
export type AnyRecord = Record<string, unknown> & { id: number; version: number; updated_at: string };

/** Returns what a record is called. A single record may have no title of its own. */
export function titleOf(type: ContentType, record: object): string {
  return (record as Record<string, string | null>)[type.title] ?? type.label.one;
}

/** A record of a content type as the database holds it: pictures and related records by id. */
export type RowOf<Type extends ContentType> = SystemFields<Type> & { deleted_at: string | null } & ColumnValues<
    Type['fields']
  > & {
    [Name in ImageNames<Type['fields']> as `${Name}_alt`]: string | null;
  };

/** What a client may send to create a record of a content type. */
export type InputOf<Type extends ContentType> = Partial<Record<`${ImageNames<Type['fields']>}_alt`, string | null>> & {
  [Name in keyof Type['fields']]: FieldInput<Type['fields'][Name]>;
};

type FieldInput<F extends Field> = F extends Field<infer _Kind, infer _Value, infer Input> ? Input : never;

type SystemFields<Type extends ContentType> = {
  id: number;
  version: number;
  created_at: string;
  updated_at: string;
} & (Type extends { addressedBy: 'slug' } ? { slug: string } : unknown) &
  (Type extends { ordered: true } ? { position: number } : unknown);

/** What responses hold of a field. */
export type OutputOf<F extends Field> =
  F extends Field<infer _Kind, infer _Value, infer _Input, infer Output> ? Output : never;

type Outputs<F extends Fields> = { -readonly [Name in keyof F]: OutputOf<F[Name]> };

type ColumnValues<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer Kind, infer Value, infer _Input, infer Output>
    ? Kind extends 'image'
      ? number | Extract<Value, null>
      : Kind extends 'relation'
        ? number | null
        : Kind extends 'boolean'
          ? number
          : Kind extends NestedKind
            ? string | Extract<Value, null>
            : Output
    : never;
};

/** The names of the image fields. */
export type ImageNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<'image'> ? Name : never;
}[keyof F] &
  string;

type ImageDetails<F extends Fields> = {
  [Name in ImageNames<F> as `${Name}_alt`]: string | null;
} & {
  [Name in ImageNames<F> as `${Name}_width` | `${Name}_height`]: number | null;
};

/** The names of the fields whose columns hold something else than responses: JSON, and 1 or 0. */
export type ConvertedNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer Kind> ? (Kind extends NestedKind | 'boolean' ? Name : never) : never;
}[keyof F] &
  string;
