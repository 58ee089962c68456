import { outermostIn } from '../../../../content/html/outermost.ts';
import { type Field, type FieldKind, limits } from '../../../../content/model/field.ts';
import { newId } from '../../../../content/model/new-id.ts';
import { textOf, type Value } from '../../../../content/model/values.ts';
import { contentOf } from './content.ts';

/** In ms, after which two values count as having nothing in common. */
export const LONGEST = 500;

/** Splits a value into its paragraphs, lines or items, each as a text; null where a field holds only one thing. */
function piecesOf({ kind }: Field, value: Value): string[] | null {
  switch (kind) {
    case 'richText':
      return outermostIn(textOf(value));
    case 'longText':
      return textOf(value) === '' ? [] : textOf(value).split('\n');
    case 'list':
    case 'sections':
    case 'relations':
    case 'people':
      return Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : [];
    default:
      return null;
  }
}

/** The pieces of several versions of a value: as what they say, and how that is written in the last version that says it. */
export function comparedPieces(field: Field, versions: Value[]) {
  const split = versions.map((value) => piecesOf(field, value));
  const written = new Map<string, string>();
  const contents = split.map((pieces) =>
    pieces?.map((piece) => {
      const content = contentOf(field, kindsOfText.has(field.kind) ? piece : [JSON.parse(piece)]);
      written.set(content, piece);
      return content;
    }),
  );
  return { contents, asWritten: (pieces: string[]) => pieces.map((piece) => written.get(piece) ?? piece) };
}

const kindsOfText = new Set<FieldKind>(['richText', 'longText']);

/** Returns the value of such pieces; null where it would be longer than the field takes. */
export function valueOfPieces({ kind, max = Infinity, maxItems = Infinity }: Field, pieces: string[]): Value {
  if (kind === 'richText') return within(limits.richText, pieces.join(''));
  if (kind === 'longText') return within(max, pieces.join('\n'));
  return within(maxItems, withDistinctIds(pieces));
}

/** An item that two have left otherwise is in the list twice, so the second one is new. One that both have moved is there once. */
function withDistinctIds(pieces: string[]): object[] {
  const known = new Map<unknown, string>();
  return pieces.flatMap((piece) => {
    const item = JSON.parse(piece) as { id?: unknown; version?: unknown };
    const { id, version: _version, ...content } = item;
    const isTaken = id !== undefined && known.has(id);
    if (isTaken && known.get(id) === piece) return [];
    known.set(id, piece);
    return [isTaken ? { ...content, id: newId() } : item];
  });
}

function within<All extends { length: number }>(most: number, all: All): All | null {
  return all.length <= most ? all : null;
}
